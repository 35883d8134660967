import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { svgFault } from './svg-faults.ts'

const svg = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"${attributes}>${inner}</svg>`

describe('an SVG picture', () => {
  it.each([
    readFileSync(join(import.meta.dirname, '../../../../examples/site/logo.svg'), 'utf8'),
    '<?xml version="1.0"?>\n<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0h10v10z"/></s:svg>',
    svg('<style>.a { fill: url(#shine); }</style><path class="a" fill="url(\'#shine\')" d="M0 0h9"/>'),
    svg(
      '<use href="#mark" x="1"/><use xlink:href = "#mark"/>',
      ' xmlns:xlink="http://www.w3.org/1999/xlink"',
    ),
    svg('<image href="data:image/png;base64,iVBORw0KGgo="/>'),
    svg('<metadata export-filename="C:\\Users\\ann\\logo.png"/><desc>Description: content = 1</desc>'),
  ])('may be drawn as it likes: %# [D25.25]', (picture) => {
    expect(svgFault(picture)).toBeNull()
  })
  it.each([
    ['<html></html>', 'is no SVG picture'],
    [svg('<script>alert(1)</script>'), 'holds a script'],
    [svg('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'), 'holds a script'],
    [svg('<é:script xmlns:é="http://www.w3.org/2000/svg"/>'), 'holds a script'],
    [svg('', ' onload="alert(1)"'), 'holds a script in an attribute such as onload'],
    [svg('<path d="M0"\nonclick\n=\n"alert(1)"/>'), 'holds a script in an attribute such as onload'],
    [svg('<foreignObject><b/></foreignObject>'), 'holds HTML or another document'],
    [svg('<s:foreignObject/>', ' xmlns:s="http://www.w3.org/2000/svg"'), 'holds HTML or another document'],
    [
      svg('<h:img src="https://evil.example/"/>', ' xmlns:h="http://www.w3.org/1999/xhtml"'),
      'holds HTML or another document',
    ],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${svg('&a;')}`, 'holds entities or other declarations'],
    [
      `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "alert(1)">]>${svg('')}`,
      'holds entities or other declarations',
    ],
    [`<?xml-stylesheet href="a.css"?>${svg('')}`, 'holds a link to a style sheet'],
    [svg('<a href="javascript:alert(1)"/>'), 'holds a link: href may lead only'],
    [svg('<use href="https://evil.example/a.svg#b"/>'), 'holds a link: href may lead only'],
    [svg("<use x:href='//evil.example/a.svg#b'/>"), 'holds a link: href may lead only'],
    [svg('<image href="data:image/svg+xml,x"/>'), 'holds a link: href may lead only'],
    [svg('<text>href="#</text><a href="https://evil.example/"/>'), 'holds a link: href may lead only'],
    [svg('<a><set attributeName="xlink:href" to="#"/></a>'), 'holds a link that changes'],
    [svg('<animate values="#a;java&#10;scr&#x69;pt:alert(1)"/>'), 'holds a script in an address'],
    [svg('', ' xml:base="https://evil.example/"'), 'holds xml:base'],
    [svg('<style>@import "https://evil.example/a.css";</style>'), 'holds a style that loads'],
    [svg('<style>@\\69mport "https://evil.example/a.css";</style>'), 'holds a style that loads'],
    [svg('<style>a { fill: url( "https://evil.example/a" ) }</style>'), 'holds a style that loads'],
    [svg('<path style="fill:u&#114;l(//evil.example/a)"/>'), 'holds a style that loads'],
    [svg('<path fill="url(https://evil.example/a#b)"/>'), 'holds a style that loads'],
  ])('may not run or load anything: %s [D25.25]', (picture, fault) => {
    expect(svgFault(picture)).toMatch(fault)
  })
})
