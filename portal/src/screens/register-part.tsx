import type { RegisterId } from '@datacentre/catalogue/grammar/identity'
import { registers } from '@datacentre/catalogue/registers/index'
import { Queries } from '@datacentre/client/calls/queries'
import RegisterScreen from '../register/register-screen.tsx'

/** The screen of a register with its declaration, which no other screen needs. */
export default function RegisterPart({ id }: { readonly id: RegisterId }) {
  const register = registers.find((one) => one.id === id)
  return <Queries>{register && <RegisterScreen register={register} />}</Queries>
}
