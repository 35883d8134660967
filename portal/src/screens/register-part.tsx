import type { Register } from '@datacentre/catalogue/grammar/register'
import { Queries } from '@datacentre/client/calls/queries'
import RegisterScreen from '../register/register-screen.tsx'

/** The screen of a register. */
export default function RegisterPart({ register }: { readonly register: Register }) {
  return (
    <Queries>
      <RegisterScreen register={register} />
    </Queries>
  )
}
