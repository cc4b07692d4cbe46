import { defineIsland } from 'docs-engine/islands'
import { type ChangeEvent, type DragEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { Results } from './Results.island'
import { useCheck } from './use-check.island'

/** Props of {@link CodeChecker}. */
export interface CodeCheckerProps {
  /** Address of the migration guide. */
  guide: string
  /** Code for the old release, as an example. */
  sample: string
}

/** A field for code of the old release, and what must change in it. */
function CodeChecker({ guide, sample }: CodeCheckerProps): ReactNode {
  const [text, setText] = useState('')
  const [isOver, setIsOver] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const id = useId()
  const { state, prepare } = useCheck(text)

  const read = useCallback(async (file: File | undefined) => {
    if (!file) return
    setText(await file.text())
    field.current?.focus()
  }, [])
  // What was entered, chosen, and focused before hydration.
  useEffect(() => {
    setText(field.current?.value ?? '')
    if (document.activeElement === field.current) prepare()
    void read(chooser.current?.files?.[0])
  }, [prepare, read])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void read(file)
    else setText(event.dataTransfer.getData('text'))
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    void read(event.target.files?.[0])
    event.target.value = ''
  }
  const showLine = (line: number) => {
    const area = field.current
    if (!area) return
    const lines = area.value.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
    area.focus()
    area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
    const height = Number.parseFloat(getComputedStyle(area).lineHeight)
    area.scrollTop = Math.max(0, (line - 4) * height)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files can also be chosen with the keyboard
    <div
      className={isOver ? 'checker checker-over' : 'checker'}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
        prepare()
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <div className="checker-input">
        <div className="checker-bar">
          <label htmlFor={id}>0.18 code</label>
          <p className="checker-private">Checked in your browser. Nothing is sent.</p>
        </div>
        <textarea
          ref={field}
          id={id}
          aria-describedby={`${id}-help`}
          rows={12}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          value={text}
          placeholder="import great_expectations as gx"
          onFocus={prepare}
          onChange={(event) => setText(event.target.value)}
        />
        <div className="checker-tools">
          <button type="button" className="button button-small" onPointerEnter={prepare} onClick={() => setText(sample)}>
            Use a sample
          </button>
          <label className="button button-small checker-file">
            Open a file
            <input ref={chooser} className="visually-hidden" type="file" accept=".py,.ipynb,.txt,.log,text/*" onChange={choose} />
          </label>
          <button type="button" className="button button-small" disabled={text === ''} onClick={() => setText('')}>
            Clear
          </button>
          <p id={`${id}-help`}>A script, a notebook (.ipynb), or a traceback. You can also drop a file.</p>
        </div>
      </div>
      <Results state={state} guide={guide} onShowLine={showLine} />
    </div>
  )
}

export default defineIsland({ name: 'code-checker', wake: 'load', Component: CodeChecker })
