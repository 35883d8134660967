import { sql } from 'kysely'
import type { Store } from '../src/store.ts'

type FullDisk = { readonly store: Store; readonly makeRoom: () => Promise<void> }

/** A store whose disk has no room for a load: its own errors, without a disk that is full for everyone. */
const full = {
  // The file may not grow for the connection that loads; SQLite takes the least that it can be.
  sqlite: async (store) => ({
    store: {
      ...store,
      load: (work) =>
        store.load(async (loading) => {
          await sql`pragma max_page_count = 1`.execute(loading.db)
          return work(loading)
        }),
    },
    makeRoom: async () => {},
  }),
  postgres: async (store) => {
    await sql`
      create function full_disk() returns trigger as $$ begin
        raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
      end $$ language plpgsql`.execute(store.db)
    await sql`create trigger full_disk before insert on boreholes execute function full_disk()`.execute(
      store.db,
    )
    const makeRoom = async (): Promise<void> => {
      await sql`drop function full_disk cascade`.execute(store.db)
    }
    return { store, makeRoom }
  },
} as const satisfies Record<Store['kind'], (store: Store) => Promise<FullDisk>>

export const fillDisk = (store: Store): Promise<FullDisk> => full[store.kind](store)
