import * as z from 'zod/mini';
import { env } from '../env';

/** In Strapi's store, which backups include. */
const store = () => strapi.store({ type: 'core', name: 'sumu', key: 'backups' });
const storedSchema = z.int();

export const keepNights = (nights: number) => store().set({ value: nights });

/** Returns the number of nightly backups to keep: from the variable BACKUPS, otherwise from the owner. */
export async function nightsKept(): Promise<number> {
	if (env.BACKUPS > 0) return env.BACKUPS;
	return storedSchema.safeParse(await store().get({})).data ?? 0;
}
