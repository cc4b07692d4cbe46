import type { z } from 'zod'
import type { Plugin } from './plugin'

/** What {@link definePlugin} needs: the name of the plugin, the schema of its options, and a function that creates everything else. */
export interface PluginDefinition<Schema extends z.ZodType, State> {
  name: string
  options: Schema
  /** Returns the properties of the plugin. Called with valid options only, in which defaults are filled in. */
  create(options: z.output<Schema>): Omit<Plugin<State>, 'name' | 'invalidOptions'>
}

/** Options as a site writes them. They can be omitted if all of them are optional. */
type Arguments<Options> = object extends Options ? [options?: Options] : [options: Options]

/**
 * Defines a plugin with options. Returns the function that a site calls in `plugins`. If the options don't match their schema, the plugin adds nothing,
 * and the configuration reports the problems.
 * @example
 * export const greeting = definePlugin({
 *   name: 'greeting',
 *   options: z.strictObject({ text: z.string() }),
 *   create: ({ text }) => ({ setup: () => ({ files: () => [{ path: '/greeting.txt', content: text }] }) }),
 * })
 */
export function definePlugin<Schema extends z.ZodType, State = undefined>({
  name,
  options: schema,
  create,
}: PluginDefinition<Schema, State>): (...options: Arguments<z.input<Schema>>) => Plugin<State> {
  return (...[value = {}]) => {
    const { success, data } = schema.safeParse(value)
    return success ? { name, ...create(data) } : { name, invalidOptions: { schema, value } }
  }
}
