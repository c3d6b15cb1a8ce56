import { confirmWithin, type LegalPage, type Site } from '@sumu/contract';
import { env } from '../../../env';
import { nightsKept } from '../../../housekeeping/nights-kept';
import { features } from '../features';

/** Who keeps a site, as its legal pages name them. */
export type Keeper = Pick<Site, 'ownerName' | 'contact' | 'readers' | 'wording'>;

/** What of this software is in use here, and how long something is kept. */
export const inUse = async () => ({
	...(await features()),
	location: Boolean(env.GEOIP_URL),
	/** Copies made at night that are kept. */
	backups: await nightsKept(),
	/** Until a subscription that nobody confirmed is forgotten. */
	days: confirmWithin / (24 * 3_600_000),
});

export type Used = Awaited<ReturnType<typeof inUse>>;

export type Templates = Readonly<Record<LegalPage, (keeper: Keeper, used: Used) => string>>;

/** Names stand for themselves: no character of theirs is Markdown. */
export const plainly = (name: string) => name.replace(/[\\`*_{}[\]<>()#+!|~-]/g, '\\$&');

/** In one line. */
export const addressOf = ({ contact }: Keeper) =>
	plainly(contact.address.replace(/\s*\n\s*/g, ', '));
