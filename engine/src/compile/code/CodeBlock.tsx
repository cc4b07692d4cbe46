import type { ReactNode } from 'react'
import { useTexts } from '../texts-context'
import type { CodeBlockView } from './code-block-view'
import { languageName } from './language-name'

/** Code with a title bar, and its output. */
export function CodeBlock({ title, language, html, tested, output, lineNumbersFrom, copied }: CodeBlockView): ReactNode {
  const texts = useTexts()
  const { testedWith, code, output: outputLabel } = texts.codeBlock
  const name = title ?? languageName(language, texts)
  const onlyOutput = html === '' && output !== undefined
  return (
    <div className="code" data-language={language} data-code={copied}>
      {!onlyOutput && (name !== undefined || tested !== undefined) && (
        <div className="code-bar">
          <span className="code-title">{name}</span>
          {tested !== undefined && (
            <span className="tested">
              <span className="visually-hidden">{`${testedWith} `}</span>
              {tested}
            </span>
          )}
        </div>
      )}
      {!onlyOutput && (
        <Scroll label={name === undefined ? code : texts.titled(code, name)}>
          <code className={lineNumbersFrom === undefined ? undefined : 'numbered'} dangerouslySetInnerHTML={{ __html: html }} />
        </Scroll>
      )}
      {output !== undefined && (
        <div className="code-output">
          <p>{outputLabel}</p>
          <Scroll label={title === undefined ? outputLabel : texts.titled(outputLabel, title)}>
            <samp>{output}</samp>
          </Scroll>
        </div>
      )}
    </div>
  )
}

/** An area that can scroll. A script makes it focusable if it overflows. */
function Scroll({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls
    <pre role="group" aria-label={label}>
      {children}
    </pre>
  )
}
