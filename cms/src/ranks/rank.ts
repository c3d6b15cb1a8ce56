import type { RoleType } from '../access/roles';

/** Ranks of accounts, in the panel and on the site alike. */
export const ranks = { visitor: 0, helper: 1, owner: 2, firstOwner: 3 } as const;
export type Rank = (typeof ranks)[keyof typeof ranks];

/** Strapi's `code` of the first owner's role. */
export const superAdmin = 'strapi-super-admin';
const owner = 'sumu-owner';

/** Panel roles whose permissions an Owner also has, so that an Owner may assign them. */
const subsetsOfOwner: readonly string[] = ['strapi-editor', 'sumu-assistant'];

export interface Authority {
	rank: Rank;
	/** Whether an Owner lacks some of its permissions, such as a developer's tools: only the first owner manages it. */
	isFirstOwnersToManage: boolean;
}

const rankOfCode = (code: string): Rank => {
	if (code === superAdmin) return ranks.firstOwner;
	return code === owner ? ranks.owner : ranks.helper;
};

const highest = (given: readonly Rank[]): Rank =>
	given.reduce<Rank>((high, rank) => (rank > high ? rank : high), ranks.visitor);

/** Returns the authority of panel roles; the highest of several counts. */
export const panelAuthority = (roles: readonly { code: string }[] = []): Authority => ({
	rank: highest(roles.map(({ code }) => rankOfCode(code))),
	isFirstOwnersToManage: roles.some(({ code }) => !subsetsOfOwner.includes(code)),
});

const siteRanks: Readonly<Partial<Record<RoleType, Rank>>> = {
	admin: ranks.owner,
	'sumu-editor': ranks.helper,
	'sumu-assistant': ranks.helper,
};

/** Returns the authority of a site account that is not linked to a panel account. */
export const siteAuthority = (type: RoleType | undefined): Authority => ({
	rank: (type && siteRanks[type]) ?? ranks.visitor,
	isFirstOwnersToManage: false,
});

/**
 * Checks whether a rank may manage an account: the first owner manages everyone, an Owner those with fewer permissions.
 */
export const outranks = (rank: Rank, other: Authority): boolean =>
	rank === ranks.firstOwner || (rank > other.rank && !other.isFirstOwnersToManage);
