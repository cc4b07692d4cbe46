import { defineIsland, Slot } from 'docs-engine/islands'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

/** The heading of a term, with everything up to the next one. */
function readSections(): { id: string; text: string; elements: HTMLElement[] }[] {
  return [...document.querySelectorAll<HTMLElement>('main .prose > h2')].map((heading) => {
    const elements = [heading]
    for (let next = heading.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
      if (next instanceof HTMLElement) elements.push(next)
    return { id: heading.id, text: elements.map((element) => element.textContent.toLowerCase()).join(' '), elements }
  })
}

/** Shows the sections of the page that contain all words, and their entries in the table of contents. The slot `letters` is an index. */
function GlossaryFilter(): ReactNode {
  const [words, setWords] = useState('')
  const [counts, setCounts] = useState({ shown: 0, total: 0 })
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  // Text that was typed before hydration.
  useEffect(() => setWords(input.current?.value ?? ''), [])

  useEffect(() => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
    const sections = readSections()
    const shown = sections.filter(({ text }) => wanted.every((word) => text.includes(word)))
    for (const section of sections) for (const element of section.elements) element.hidden = !shown.includes(section)
    const ids = new Set(shown.map((section) => section.id))
    for (const link of document.querySelectorAll<HTMLAnchorElement>('.toc a'))
      if (link.parentElement) link.parentElement.hidden = !ids.has(link.hash.slice(1))
    setCounts({ shown: shown.length, total: sections.length })
  }, [words])

  return (
    <>
      <search className="filter">
        <p className="filter-field">
          <label htmlFor={id}>Filter terms</label>
          <input
            ref={input}
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </p>
        {words !== '' && (
          <p className="filter-result">
            <output htmlFor={id}>{counts.shown === 0 ? 'No terms match.' : `${counts.shown} of ${counts.total} terms`}</output>
          </p>
        )}
      </search>
      <Slot as="div" name="letters" hidden={words !== ''} />
    </>
  )
}

export default defineIsland({ name: 'glossary-filter', wake: 'intent', Component: GlossaryFilter })
