import {
	type Picture,
	type Site,
	updateSite,
	type WovenPictures,
	weavePictures,
} from '@sumu/contract';
import type { Pattern } from '@sumu/contract/weave';
import { callAsUser } from '../../../lib/session/call-as-user';
import { readConflict } from '../conflict/version-conflict';

/** Places on the site for the generated pictures. */
export const patternPlacements = {
	heroPicture: { part: 'hero', label: 'Banner of the home page' },
	icon: { part: 'mark', label: 'Icon in tabs and on home screens' },
	footerMark: { part: 'mark', label: 'Mark in the footer' },
	border: { part: 'border', label: 'Border above the footer' },
	lost: { part: 'lost', label: 'Picture of a missing page' },
} as const satisfies Record<string, { part: keyof WovenPictures; label: string }>;

export type PatternPlacement = keyof typeof patternPlacements;
export const placementNames = Object.keys(patternPlacements) as PatternPlacement[];
export type PlacementSelection = Readonly<Record<PatternPlacement, boolean>>;

type Settings = Pick<Site, 'heroPicture' | 'brand' | 'updated'>;

const getPictureAddress = (picture: Picture | null) => picture?.url ?? null;

const addressesOf = ({
	heroPicture,
	brand,
}: Settings): Record<PatternPlacement, string | null> => ({
	heroPicture: getPictureAddress(heroPicture),
	icon: getPictureAddress(brand.icon),
	footerMark: getPictureAddress(brand.footerMark),
	border: getPictureAddress(brand.border),
	lost: getPictureAddress(brand.lost),
});

function updatePictures(
	from: Settings,
	pictures: WovenPictures,
	usedPlacements: readonly PatternPlacement[],
) {
	const own = usedPlacements.map(
		(place) => [place, pictures[patternPlacements[place].part].url] as const,
	);
	const { heroPicture, ...marks } = { ...addressesOf(from), ...Object.fromEntries(own) };
	const brand = { ...from.brand, ...marks, logo: getPictureAddress(from.brand.logo) };
	return callAsUser(updateSite, { body: { heroPicture, brand, updated: from.updated } });
}

/** Another user has changed a picture that this save would replace. */
export class ChangedMeanwhile extends Error {
	constructor(readonly current: Settings) {
		super(
			'One of these pictures was changed elsewhere in the meantime. Save again to replace it with yours.',
		);
	}
}

/**
 * Generates the pictures and puts them in their places. Changes that another user made to other settings
 * meanwhile are kept.
 * @throws ChangedMeanwhile if another user changed one of these pictures
 */
export async function saveWoven(
	pattern: Pattern,
	uses: PlacementSelection,
	from: Settings,
): Promise<Settings> {
	const { data: pictures } = await callAsUser(weavePictures, { body: pattern });
	const usedPlacements = placementNames.filter((place) => uses[place]);
	if (usedPlacements.length === 0) return from;
	try {
		return (await updatePictures(from, pictures, usedPlacements)).data;
	} catch (error) {
		const conflict = readConflict(error);
		if (!conflict) throw error;
		const current = conflict.current as Site;
		const [before, now] = [addressesOf(from), addressesOf(current)];
		if (usedPlacements.some((place) => before[place] !== now[place]))
			throw new ChangedMeanwhile(current);
		return (await updatePictures(current, pictures, usedPlacements)).data;
	}
}
