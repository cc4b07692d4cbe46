import { z } from 'zod'

/** Version of the facts format that the plugin reads. */
export const FACTS_FORMAT = 2

const ParameterSchema = z.object({
  name: z.string(),
  kind: z.enum(['positional_only', 'keyword_only', 'var_positional', 'var_keyword']).optional(),
  type: z.string().optional(),
  default: z.string().optional(),
})

const MarksSchema = z.array(z.object({ version: z.string().optional(), argument: z.string().optional() })).optional()

const CallableSchema = z.object({
  kind: z.enum(['method', 'classmethod', 'staticmethod', 'property', 'function']),
  line: z.int(),
  public: z.boolean().optional(),
  async: z.boolean().optional(),
  parameters: z.array(ParameterSchema).optional(),
  returns: z.string().optional(),
  raises: z.array(z.string()).optional(),
  deprecated: MarksSchema,
  added: MarksSchema,
  asset: z.string().optional(),
  reader: z.boolean().optional(),
  source: z.string().optional(),
  action: z.string().optional(),
})

const ClassSchema = z.object({
  name: z.string(),
  module: z.string(),
  kind: z.enum(['class', 'model', 'dataclass', 'typed_dict', 'enum', 'exception', 'protocol']),
  file: z.string(),
  line: z.int(),
  public: z.boolean().optional(),
  path: z.string().optional(),
  page: z.string().optional(),
  ancestors: z.array(z.string()).optional(),
  init: z.object({ from: z.string(), parameters: z.array(ParameterSchema) }).optional(),
  fields: z
    .array(z.object({ name: z.string(), type: z.string(), default: z.string().optional(), factory: z.string().optional() }))
    .optional(),
  members: z.array(z.object({ name: z.string(), value: z.string().optional() })).optional(),
  methods: z.record(z.string(), CallableSchema).optional(),
  deprecated: MarksSchema,
  added: MarksSchema,
})

/** The facts of one version of a package, as `python -m api_facts` writes them. Keys that pages don't use are ignored. */
export const FactsSchema = z
  .object({
    format: z.literal(FACTS_FORMAT),
    package: z.string(),
    version: z.string(),
    classes: z.record(z.string(), ClassSchema),
    functions: z.record(
      z.string(),
      CallableSchema.extend({ name: z.string(), module: z.string(), file: z.string(), path: z.string().optional() }),
    ),
    modules: z.record(
      z.string(),
      z.object({ page: z.string(), functions: z.array(z.string()).optional(), classes: z.array(z.string()).optional() }),
    ),
    assets: z.record(
      z.string(),
      z.object({
        name: z.string(),
        ancestors: z.array(z.string()).optional(),
        parameters: z.array(ParameterSchema).optional(),
        reader: z.array(ParameterSchema).optional(),
      }),
    ),
    sources: z.record(z.string(), z.object({ parameters: z.array(ParameterSchema) })),
    names: z.record(z.string(), z.array(z.string())),
  })
  .superRefine(({ classes, functions, modules, assets, sources }, context) => {
    const check = (group: 'classes' | 'functions' | 'assets' | 'sources', known: object, name: string, path: PropertyKey[]) => {
      if (Object.hasOwn(known, name)) return true
      const message = `The file has no entry "${name}" in "${group}". Write it again with the extractor.`
      context.addIssue({ code: 'custom', input: name, path, message })
      return false
    }
    const checkCallable = ({ asset, source }: CallableFacts, path: PropertyKey[]) => {
      if (asset !== undefined) check('assets', assets, asset, [...path, 'asset'])
      const at = [...path, 'source']
      if (source !== undefined && check('sources', sources, source, at)) check('classes', classes, source, at)
    }
    for (const [name, { ancestors = [], methods = {} }] of Object.entries(classes)) {
      ancestors.forEach((ancestor, i) => {
        check('classes', classes, ancestor, ['classes', name, 'ancestors', i])
      })
      for (const [method, facts] of Object.entries(methods)) checkCallable(facts, ['classes', name, 'methods', method])
    }
    for (const [name, facts] of Object.entries(functions)) checkCallable(facts, ['functions', name])
    for (const [name, module] of Object.entries(modules))
      module.functions?.forEach((one, i) => {
        check('functions', functions, `${name}.${one}`, ['modules', name, 'functions', i])
      })
  })

export type Facts = z.output<typeof FactsSchema>
export type ClassFacts = z.output<typeof ClassSchema>
export type CallableFacts = z.output<typeof CallableSchema>
export type ParameterFacts = z.output<typeof ParameterSchema>
