import type { FamilyDescription, Group } from './descriptions-schema'

/** A parameter with its description. */
export interface ApiParameter {
  name: string
  kind?: 'positional_only' | 'keyword_only' | 'var_positional' | 'var_keyword'
  type?: string
  default?: string
  /** Inline Markdown; absent if {@link ApiMember.rest} describes the parameter. */
  text?: string
  /** Release that added it. */
  added?: string
}

/** Where code is defined. */
export interface ApiPlace {
  file: string
  line: number
}

/** The class that a member is inherited from. */
export interface ApiOwner {
  name: string
  /** Route of its page below the version, if it has one. */
  page?: string
}

/** A property, an attribute or a member of an enumeration. */
export interface ApiProperty {
  name: string
  type?: string
  /** Of a member of an enumeration. */
  value?: string
  text: string
  from?: ApiOwner
  added?: string
}

/** Methods that differ only in what the `*` of a shared pattern stands for. */
export interface ApiFamily extends FamilyDescription {
  /** The pattern. */
  match: string
  /** Of the pattern in the shared file. */
  index: number
}

/** A method or a function. */
export interface ApiMember {
  name: string
  kind: 'method' | 'classmethod' | 'staticmethod' | 'property' | 'function'
  /** Path to import a function from. */
  path?: string
  group: Group
  summary: string
  details: readonly string[]
  parameters: readonly ApiParameter[]
  /** Describes the parameters without text. */
  rest?: string
  returnType?: string
  /** Page of the class that describes {@link returnType}: its nearest ancestor with a page. */
  returnPage?: string
  returns?: string
  place: ApiPlace
  family?: ApiFamily
  raises: Readonly<Record<string, string>>
  deprecated?: string
  added?: string
  from?: ApiOwner
}

/** What the page of a class or a module shows. */
export interface ApiPage {
  /** Route below the version. */
  page: string
  title: string
  /** Qualified name. */
  full: string
  kind: string
  /** Path to import it from. */
  path: string
  place: ApiPlace
  summary: string
  use?: string
  created?: string
  /** Region of a snippet. */
  example?: string
  /** Explains names that the example uses but doesn't define. Inline Markdown. */
  setup?: string
  parameters: readonly ApiParameter[]
  properties: readonly ApiProperty[]
  methods: readonly ApiMember[]
  /** Names of all members that the package has, also of those that the page doesn't show. */
  known: readonly string[]
  deprecated?: string
  added?: string
}

/** The API of one version of a package. */
export interface Api {
  /** Name of the package. */
  packageName: string
  /** Release of the package, e.g. `1.8.1`. */
  version: string
  pages: readonly ApiPage[]
  /** Names of classes without a page, with the modules that define them. */
  others: Readonly<Record<string, readonly string[]>>
  /** Pages of the nearest ancestors of classes without a page, by the names of those classes. Names of several classes are left out. */
  bases: Readonly<Record<string, string>>
}
