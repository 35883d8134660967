import type { Unit } from '@datacentre/catalogue/codes/production'
import { createContext } from 'react'

/** The unit that figures are shown in. A context, so that another unit makes two hundred totals anew and no other part of their cards. */
export const ShownUnit = createContext<Unit>('1000Nm3')
