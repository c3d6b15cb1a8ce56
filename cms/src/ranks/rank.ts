import type { RoleType } from '../access/roles';

/** Ranks of accounts, in the panel and on the site alike. */
export const accountRanks = { visitor: 0, helper: 1, owner: 2, firstOwner: 3 } as const;
export type Rank = (typeof accountRanks)[keyof typeof accountRanks];

/** Strapi's `code` of the first owner's role. */
export const superAdminCode = 'strapi-super-admin';
const ownerCode = 'sumu-owner';

/** Panel roles whose permissions an Owner also has, so that an Owner may assign them. */
const subsetsOfOwner: readonly string[] = ['strapi-editor', 'sumu-assistant'];

export interface Authority {
	rank: Rank;
	/** Whether an Owner lacks some of its permissions, such as a developer's tools: only the first owner manages it. */
	isFirstOwnersToManage: boolean;
}

const rankOfCode = (code: string): Rank => {
	if (code === superAdminCode) return accountRanks.firstOwner;
	return code === ownerCode ? accountRanks.owner : accountRanks.helper;
};

const findHighestRank = (candidates: readonly Rank[]): Rank =>
	candidates.reduce<Rank>((high, rank) => (rank > high ? rank : high), accountRanks.visitor);

/** Returns the authority of panel roles; the highest of several counts. */
export const panelAuthority = (roles: readonly { code: string }[] = []): Authority => ({
	rank: findHighestRank(roles.map(({ code }) => rankOfCode(code))),
	isFirstOwnersToManage: roles.some(({ code }) => !subsetsOfOwner.includes(code)),
});

const siteRanks: Readonly<Partial<Record<RoleType, Rank>>> = {
	admin: accountRanks.owner,
	'sumu-editor': accountRanks.helper,
	'sumu-assistant': accountRanks.helper,
};

/** Returns the authority of a site account that is not linked to a panel account. */
export const siteAuthority = (type: RoleType | undefined): Authority => ({
	rank: (type && siteRanks[type]) ?? accountRanks.visitor,
	isFirstOwnersToManage: false,
});

/**
 * Checks whether a rank may manage an account: the first owner manages everyone, an Owner those with fewer permissions.
 */
export const hasHigherRank = (rank: Rank, other: Authority): boolean =>
	rank === accountRanks.firstOwner || (rank > other.rank && !other.isFirstOwnersToManage);
