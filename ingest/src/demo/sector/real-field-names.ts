/** Names of real fields and geothermal sites, lower case: the demonstration invents its own (D24). */
export const realFieldNames: ReadonlySet<string> = new Set(
  `akkrum ameland andel andijk anjum annerveen appelscha assen barendrecht barradeel bergen bergermeer berkel berlikum
  beerta bleiswijk blesdijke blija blijham boekel boerakker botlek bozum brakel burum californië coevorden dalen delft
  de_blesse de_hoeve de_lier de_lutte de_wijk deurningen donkerbroek eernewoude eesveen een eleveld emmen engwierum
  faan feerwerd franeker gaag gasselternijveen geesbrug gorredijk grijpskerk groet grolloo groningen grootegast grouw
  hardenberg harkema harlingen heemskerk heerenveen heiligerlee heiloo heinenoord hekelingen hengelo hollum honselersdijk
  houwerzijl ijsselmonde kerkwijk kollum kollumerland kollumerpomp kommerzijl kwintsheul langezwaag lansingerland
  lauwersoog leens leeuwarden leidschendam loosduinen luttelgeest maasbommel maasdijk maasland marknesse marum metslawier
  middelburen middelie middenmeer mijnsheerenland moddergat monster munnekezijl naaldwijk nes nieuwehorne nieuwendijk
  nieuweschans nijensleek noordwolde norg oldelamer oldenzaal oosterhesselen opeinde opende oppenhuizen oud-beijerland
  oudeland oude_pekela papekop pernis pieterzijl pijnacker poeldijk ridderkerk ried rijswijk roden rossum roswinkel
  rotterdam rustenburg saaksum schermer schoonebeek sebaldeburen sleen slochteren slootdorp sonnega spijkenisse sprang
  starnmeer steenwijk suawoude surhuisterveen ternaard terschelling tubbergen twello ureterp usquert veendam vierhuizen
  vierpolders vinkega vlagtwedde vries waalwijk wanneperveen warffum warga wassenaar weerselo werkendam westbeemster
  wieringa wijk_en_aalburg wimmenum winschoten witten witterdiep woubrugge zevenbergen zevenhuizen zoetermeer zuidlaren
  zuidwal zuidwending zuidwijk zwolle`
    .split(/[ \n]+/)
    .map((name) => name.replaceAll('_', ' ')),
)
