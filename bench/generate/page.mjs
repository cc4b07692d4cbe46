import { posix } from 'node:path'
import { createCoder } from './code.mjs'
import { countWords, createWriter } from './prose.mjs'
import { createRandom } from './random.mjs'
import { columns, options, stores, terms, values } from './vocabulary.mjs'

/** The admonitions of a page. Notes and tips are the most common. */
const admonitions = ['note', 'note', 'tip', 'tip', 'info', 'warning', 'caution', 'danger']

/**
 * The Markdown of a page from its plan.
 * @param {import('./plan.mjs').PagePlan} plan
 * @param {import('./plan.mjs').PagePlan[]} neighbors pages of the same sidebar, to link to
 */
export function writePage(plan, neighbors) {
  const random = createRandom(`text ${plan.seed}`)
  const writer = createWriter(random)
  const coder = createCoder(random)
  const blocks = plan.kind === 'landing' ? writeLanding() : writeArticle()
  return `${frontMatter(plan)}\n${blocks.join('\n\n')}\n`

  function writeLanding() {
    const cards = random
      .pickSome(neighbors, 4)
      .map(
        (page) =>
          `<Card to="${page.route}" title="${page.title}" icon="${random.pick(['terminal', 'database', 'chart', 'file'])}">${writer.action()}.</Card>`,
      )
    const list = plan.isTop ? [] : ['<PageCards />']
    return [writer.paragraph(40), ...list, `## ${plan.headings[0]}`, ['<CardGrid>', ...cards, '</CardGrid>'].join('\n')]
  }

  function writeArticle() {
    const out = [paragraph(50) + (plan.footnote ? '[^1]' : '')]
    let words = 50
    let code = plan.codeBlocks
    const put = (text) => {
      out.push(text)
      words += countWords(text)
    }
    const putCode = () => {
      if (code-- > 0) out.push(coder.block())
    }
    if (plan.kind === 'procedure' || random.chance(0.25))
      put(`<Prerequisites>\n\n${list('-', random.int(2, 4))}\n\n</Prerequisites>`)
    if (random.chance(0.3)) put(`<Partial file="${partialPath()}" table="${random.pick(['orders', 'trips', 'payments'])}" />`)
    const before = words
    plan.headings.forEach((heading, index) => {
      // each section ends at its share of the page, so that a long section is followed by a short one
      const end = before + ((plan.words - before) * (index + 1)) / plan.headings.length
      put(`## ${heading}`)
      put(paragraph(random.int(15, 50)))
      if (index === 0 && plan.steps.length > 0) {
        put(steps(() => (code-- > 0 ? `\n\n${coder.block()}` : '')))
      } else if (index === 0 && plan.kind === 'chooser') {
        put(tabs(() => (code-- > 0 ? `\n\n${coder.block()}` : '')))
      }
      while (words < end) {
        const kind = random.next()
        if (kind < 0.52) put(paragraph(random.int(15, 70)))
        else if (kind < 0.64) put(list(random.pick(['-', '1.']), random.int(3, 6)))
        else if (kind < 0.7) put(table(plan.kind === 'reference' ? random.int(8, 20) : random.int(3, 7)))
        else if (kind < 0.78) put(admonition())
        else if (kind < 0.81) put(`<details>\n<summary>${writer.heading()}</summary>\n\n${paragraph(60)}\n\n</details>`)
        else putCode()
      }
    })
    // the last section contains everything that is left
    while (code > 0) {
      put(paragraph(20))
      putCode()
    }
    out.push(
      '## Next steps',
      random
        .pickSome(neighbors, 3)
        .map((page) => `- [${page.title}](${linkTo(page)})`)
        .join('\n'),
    )
    if (plan.footnote) out.push(`[^1]: ${writer.sentence()}`)
    return out
  }

  /** Sentences with links, terms, values, and emphasis. */
  function paragraph(wanted) {
    const sentences = writer.paragraph(wanted).split(/(?<=[.!?]) (?=[A-Z`])/)
    if (random.chance(0.45)) sentences.splice(random.int(1, sentences.length), 0, extra())
    return sentences.join(' ')
  }

  function extra() {
    const target = random.pick(neighbors)
    const [name, label] = random.pick(terms)
    const form = random.next()
    if (form < 0.5)
      return `See [${target.title.replace(/^./, (first) => first.toLowerCase())}](${linkTo(target)}) ${random.pick(['first', 'for the details', 'before you go on', 'when you need more'])}.`
    if (form < 0.7) return `The <Term name="${name}">${label}</Term> decides what ${writer.nounPhrase()} means here.`
    if (form < 0.8) return `This needs Python <Value name="min_python" /> or newer.`
    if (form < 0.9) return `**${writer.action()}** and keep *${writer.nounPhrase()}* in mind.`
    return `Press <kbd>Ctrl</kbd> + <kbd>C</kbd> to stop, or read the [manual](https://docs.python.org/3/library/csv.html).`
  }

  function list(mark, count) {
    return Array.from(
      { length: count },
      () => `${mark} ${random.chance(0.4) ? `**${writer.action()}.** ${writer.sentence()}` : `${writer.action()}.`}`,
    ).join('\n')
  }

  function table(rows) {
    const head = random.pick([
      ['Setting', 'Default', 'Meaning'],
      ['Column', 'Example', 'What to look for'],
    ])
    const names = head[0] === 'Setting' ? options : columns
    const line = () => `| \`${random.pick(names)}\` | \`${random.pick(values)}\` | ${writer.clause()} |`
    return [
      `| ${head.join(' | ')} |`,
      random.chance(0.3) ? '|---|---:|---|' : '|---|---|---|',
      ...Array.from({ length: rows }, line),
    ].join('\n')
  }

  function admonition() {
    const title = random.chance(0.5) ? `[${writer.heading()}]` : ''
    return `:::${random.pick(admonitions)}${title}\n${paragraph(random.int(15, 45))}\n:::`
  }

  function steps(nextCode) {
    const inner = plan.steps.map((title) => `<Step title="${title}">\n\n${paragraph(random.int(20, 50))}${nextCode()}\n\n</Step>`)
    return `<Steps>\n${inner.join('\n')}\n</Steps>`
  }

  function tabs(nextCode) {
    const labels = random.pickSome(
      stores.filter((store) => !/\b(a|an|the) /.test(store)),
      random.int(2, 4),
    )
    const inner = labels.map((label) => `<Tab label="${label}">\n\n${paragraph(random.int(25, 60))}${nextCode()}\n\n</Tab>`)
    return `<Tabs group="store">\n${inner.join('\n')}\n</Tabs>`
  }

  function linkTo(page) {
    const anchor = page.headings.length > 0 && random.chance(0.3) ? `#${slugOf(random.pick(page.headings))}` : ''
    if (random.chance(0.15)) return page.route + anchor
    const relative = posix.relative(posix.dirname(plan.path), page.path)
    return (relative.startsWith('.') ? relative : `./${relative}`) + anchor
  }

  function partialPath() {
    const file = posix.join(plan.area, `_${random.pick(partialNames)}.md`)
    const relative = posix.relative(posix.dirname(plan.path), file)
    return relative.startsWith('.') ? relative : `./${relative}`
  }
}

/** The partials of each area. */
export const partialNames = ['prepare', 'permissions', 'sample_data', 'clean_up']

/** The Markdown of a partial. It prints the parameter `table`. */
export function writePartial(seed) {
  const random = createRandom(`partial ${seed}`)
  const writer = createWriter(random)
  return `${writer.paragraph(30)} The sample holds <Param name="table" />.\n\n${createCoder(random).block()}\n\n${writer.paragraph(15)}\n`
}

/** The ID of a heading of plain words. */
export const slugOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .replace(/\s/g, '-')

function frontMatter(plan) {
  const lines = ['---', `title: ${plan.title}`, `description: ${plan.description}`]
  if (plan.slug) lines.push(`slug: ${plan.slug}`)
  if (plan.sidebarLabel) lines.push(`sidebar_label: ${plan.sidebarLabel}`)
  if (plan.position) lines.push(`sidebar_position: ${plan.position}`)
  if (plan.keywords.length > 0) lines.push(`keywords: [${plan.keywords.join(', ')}]`)
  return [...lines, '---', ''].join('\n')
}
