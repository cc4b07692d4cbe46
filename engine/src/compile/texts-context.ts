import { createContext, useContext } from 'react'
import { type InterfaceTexts, interfaceTexts } from '../common'

/** The interface texts of the site, for components of its pages. */
export const TextsContext = createContext<InterfaceTexts>(interfaceTexts())

export const useTexts = (): InterfaceTexts => useContext(TextsContext)
