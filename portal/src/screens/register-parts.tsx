import type { RegisterId } from '@datacentre/catalogue/grammar/identity'
import type { Register } from '@datacentre/catalogue/grammar/register'
import { lazyPart } from '@datacentre/ui/lazy-part'

/** The screen of a register with its declaration, which no other screen needs. */
const registerPart = (fetchRegister: () => Promise<Register>) =>
  lazyPart(async () => {
    const [{ default: RegisterPart }, register] = await Promise.all([
      import('./register-part.tsx'),
      fetchRegister(),
    ])
    return { default: () => <RegisterPart register={register} /> }
  })

export const registerParts = {
  boreholes: registerPart(async () => (await import('@datacentre/catalogue/registers/boreholes')).boreholes),
  fields: registerPart(async () => (await import('@datacentre/catalogue/registers/fields')).fields),
  licences: registerPart(async () => (await import('@datacentre/catalogue/registers/licences')).licences),
  'seismic-lines': registerPart(
    async () => (await import('@datacentre/catalogue/registers/seismic-lines')).seismicLines,
  ),
  'seismic-surveys-2d': registerPart(
    async () => (await import('@datacentre/catalogue/registers/seismic-surveys-2d')).seismicSurveys2d,
  ),
  'seismic-surveys-3d': registerPart(
    async () => (await import('@datacentre/catalogue/registers/seismic-surveys-3d')).seismicSurveys3d,
  ),
} as const satisfies Readonly<Record<RegisterId, ReturnType<typeof registerPart>>>
