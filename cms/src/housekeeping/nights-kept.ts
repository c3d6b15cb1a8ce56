import * as z from 'zod/mini';
import { env } from '../env';

/** In Strapi's store, which a backup holds. */
const store = () => strapi.store({ type: 'core', name: 'sumu', key: 'backups' });
const storedSchema = z.int();

export const keepNights = (nights: number) => store().set({ value: nights });

/** How many nightly backups are kept: as a variable says, else as the owner does. */
export async function nightsKept(): Promise<number> {
	if (env.BACKUPS > 0) return env.BACKUPS;
	return storedSchema.safeParse(await store().get({})).data ?? 0;
}
