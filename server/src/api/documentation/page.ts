import { escapeHtml } from '../../answer/escape-html.ts'
import type { Asked } from '../../features/api-base.ts'
import { linkTo, pageHtml } from '../../features/html/frame.ts'
import type { Version } from '@datacentre/database'
import { textsOf } from '../../version-texts.ts'
import { addressesHtml } from './addresses.ts'
import { callHtml, summaryOf } from './call-html.ts'
import type { Examples } from './examples.ts'
import { groups } from './groups.ts'
import { groupTitles, wordsIn } from './words.ts'

type Documented = { readonly version: Version; readonly examples: Examples }

/** A page for people about every call, written from the same declarations; what it shows needs no script. */
export function documentationPage(asked: Asked, { version, examples }: Documented): string {
  const { language, home } = asked
  const word = wordsIn(language)
  const { licence } = textsOf(version)[language]
  const licenceHtml =
    version.licenceUrl === null
      ? escapeHtml(licence ?? word('noLicence'))
      : `<a href="${escapeHtml(version.licenceUrl)}">${escapeHtml(licence ?? version.licenceUrl)}</a>`
  const contents = groups.map(
    ({ group, calls }) =>
      `<li>${escapeHtml(groupTitles[group][language])}<ul>${calls
        .map((call) => `<li><a href="#${call.id}">${escapeHtml(summaryOf(call, language))}</a></li>`)
        .join('')}</ul></li>`,
  )
  const sections = groups.map(
    ({ group, calls }) =>
      `<h2>${escapeHtml(groupTitles[group][language])}</h2>${calls
        .map((call) => callHtml(call, { language, home, example: examples[call.id] }))
        .join('\n')}`,
  )
  const file = `${home}/files/boreholes.csv`
  return pageHtml(asked, {
    title: word('title'),
    canonical: `${home}/api/`,
    script: `${home}/api/copy.js`,
    hasJson: false,
    body: `<p>${escapeHtml(word('intro'))}</p>
<h2>${escapeHtml(word('otherWays'))}</h2>
<ul><li>${linkTo(`${home}/api/v1`, word('featuresApi'), asked)}</li>
<li>${escapeHtml(word('files'))} ${linkTo(file, '/files/boreholes.csv', asked)}</li>
<li>${linkTo(`${home}/codes`, word('codeBook'), asked)}</li>
<li>${linkTo(`${home}/columns`, word('columns'), asked)}</li>
<li>${linkTo(`${home}/changes`, word('changes'), asked)}</li>
<li><a href="${escapeHtml(home)}/api/openapi.json">${escapeHtml(word('machine'))}</a></li></ul>
<h2>${escapeHtml(word('licences'))}</h2>
<dl><dt>${escapeHtml(word('licenceOfData'))}</dt><dd>${licenceHtml}</dd>
<dt>${escapeHtml(word('licenceOfSoftware'))}</dt><dd><a href="https://eupl.eu/1.2/${language}/">EUPL-1.2</a></dd></dl>
<nav aria-labelledby="contents"><h2 id="contents">${escapeHtml(word('contents'))}</h2><ul class="contents"><li><a href="#addresses">${escapeHtml(word('addresses'))}</a></li>${contents.join('')}</ul></nav>
<div data-copy="${escapeHtml(word('copy'))}" data-copied="${escapeHtml(word('copied'))}">
<h2 id="addresses">${escapeHtml(word('addresses'))}</h2>
${addressesHtml(asked)}
${sections.join('\n')}
</div>`,
  })
}
