/** All that is said of licences: what the register is called, what its buttons do with a number of rows, and its columns. */
export const licences = {
  'register.licences.title': 'Vergunningen',
  'register.licences.tile':
    'Vergunningen om delfstoffen of aardwarmte op te sporen, te winnen of op te slaan.',
  'register.licences.count_one': '{{count, number}} vergunning',
  'register.licences.count_other': '{{count, number}} vergunningen',
  'register.licences.download_one': 'Download {{count, number}} vergunning',
  'register.licences.download_other': 'Download {{count, number}} vergunningen',
  'register.licences.making_one': 'Wij maken een spreadsheet met {{count, number}} vergunning',
  'register.licences.making_other': 'Wij maken een spreadsheet met {{count, number}} vergunningen',
  'register.licences.mapSelected_one': 'Toon {{count, number}} geselecteerde vergunning op de kaart',
  'register.licences.mapSelected_other': 'Toon {{count, number}} geselecteerde vergunningen op de kaart',
  'register.licences.mapFound_one': 'Toon {{count, number}} gevonden vergunning op de kaart',
  'register.licences.mapFound_other': 'Toon {{count, number}} gevonden vergunningen op de kaart',
  'register.licences.mapAll_one': 'Toon de vergunning op de kaart',
  'register.licences.mapAll_other': 'Toon alle {{count, number}} vergunningen op de kaart',

  'table.licences': 'Vergunningen',
  'period.licences.grantedStart': 'Verleend tussen',
  'period.licences.expiredStart': 'Vervaldatum tussen',
  'map.kind.licences': 'Vergunning',

  'licences.gdnrCollectionId': 'Vergunning-id',
  'licences.licenceName': 'Vergunningnaam',
  'licences.grantedDate': 'Verleend op',
  'licences.resourceCode': 'Delfstof',
  'licences.operator': 'Operator',
  'licences.licensees': 'Vergunninghouders',
  'licences.licenceTypeCode': 'Soort vergunning',
  'licences.status': 'Status',
  'licences.expiryDate': 'Vervaldatum',
  'licences.seaside': 'Land of zee',
} as const
