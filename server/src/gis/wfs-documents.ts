import { coordinateSystems } from '@datacentre/catalogue/codes/coordinate-systems'
import { gisLayers, type GisLayer } from './gis-layers.ts'
import type { Refusal } from './parameters.ts'

/** What no XML can hold. */
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu

const escaped = (text: string): string =>
  text
    .replaceAll(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** What the service can do, for the programs that ask first. */
export function capabilities({
  address,
  title,
}: {
  readonly address: string
  readonly title: string
}): string {
  const systems = Object.values(coordinateSystems).map(({ epsg }) => `urn:ogc:def:crs:EPSG::${epsg}`)
  const layer = ({ name, title: layerTitle }: GisLayer): string => `
    <FeatureType>
      <Name>${name}</Name>
      <Title>${escaped(layerTitle)}</Title>
      <DefaultCRS>urn:ogc:def:crs:EPSG::4326</DefaultCRS>
${systems.map((system) => `      <OtherCRS>${system}</OtherCRS>`).join('\n')}
      <OutputFormats><Format>application/json</Format></OutputFormats>
    </FeatureType>`
  const operation = (name: string): string => `
    <ows:Operation name="${name}">
      <ows:DCP><ows:HTTP><ows:Get xlink:href="${escaped(address)}"/></ows:HTTP></ows:DCP>
      <ows:Parameter name="outputFormat"><ows:AllowedValues><ows:Value>application/json</ows:Value></ows:AllowedValues></ows:Parameter>
    </ows:Operation>`
  return `${HEAD}<WFS_Capabilities version="2.0.0" xmlns="http://www.opengis.net/wfs/2.0" xmlns:ows="http://www.opengis.net/ows/1.1" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:nlog="http://www.nlog.nl">
  <ows:ServiceIdentification>
    <ows:Title>${escaped(title)}</ows:Title>
    <ows:ServiceType>WFS</ows:ServiceType>
    <ows:ServiceTypeVersion>2.0.0</ows:ServiceTypeVersion>
    <ows:ServiceTypeVersion>1.1.0</ows:ServiceTypeVersion>
    <ows:ServiceTypeVersion>1.0.0</ows:ServiceTypeVersion>
  </ows:ServiceIdentification>
  <ows:OperationsMetadata>${['GetCapabilities', 'DescribeFeatureType', 'GetFeature'].map(operation).join('')}
  </ows:OperationsMetadata>
  <FeatureTypeList>${gisLayers.map(layer).join('')}
  </FeatureTypeList>
</WFS_Capabilities>
`
}

/** The properties of a layer; numbers are told apart by their names alone, and all may be absent. */
export function description({ name, shape, properties }: GisLayer): string {
  const bare = name.replace(/^.*:/, '')
  const types = {
    Point: 'gml:PointPropertyType',
    MultiLineString: 'gml:MultiCurvePropertyType',
    MultiPolygon: 'gml:MultiSurfacePropertyType',
  }
  const element = (property: string): string =>
    `          <xsd:element name="${property}" type="${NUMBERS.has(property) ? 'xsd:double' : 'xsd:string'}" minOccurs="0" nillable="true"/>`
  return `${HEAD}<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:nlog="http://www.nlog.nl" targetNamespace="http://www.nlog.nl" elementFormDefault="qualified">
  <xsd:complexType name="${bare}Type">
    <xsd:complexContent>
      <xsd:extension base="gml:AbstractFeatureType">
        <xsd:sequence>
${Object.keys(properties).map(element).join('\n')}
          <xsd:element name="geometry" type="${types[shape]}" minOccurs="0" nillable="true"/>
        </xsd:sequence>
      </xsd:extension>
    </xsd:complexContent>
  </xsd:complexType>
  <xsd:element name="${bare}" type="nlog:${bare}Type" substitutionGroup="gml:AbstractFeature"/>
</xsd:schema>
`
}

const NUMBERS: ReadonlySet<string> = new Set(['END_DEPTH_MAH', 'DISCOVERY_YEAR', 'LENGTH_M'])

export const exceptionReport = ({ locator, message }: Refusal): string =>
  `${HEAD}<ows:ExceptionReport version="2.0.0" xmlns:ows="http://www.opengis.net/ows/1.1">
  <ows:Exception exceptionCode="InvalidParameterValue" locator="${escaped(locator)}">
    <ows:ExceptionText>${escaped(`${locator} ${message}`)}</ows:ExceptionText>
  </ows:Exception>
</ows:ExceptionReport>
`
