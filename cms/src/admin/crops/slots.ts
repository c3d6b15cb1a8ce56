/** A place on the site that shows a crop of a picture. */
export interface CropSlot {
	where: string;
	/** Aspect ratio: width divided by height. */
	ratio: number;
	isRound?: boolean;
}

const searchResultSlot: CropSlot = { where: 'Search results', ratio: 1 };
/** The site's `card.server.tsx` draws it beside the title. */
const sharedLinkSlot: CropSlot = { where: 'Shared links', ratio: 470 / 630 };
const avatarSlot: CropSlot = { where: 'Beside the name', ratio: 1, isRound: true };

/** Crops of each picture on the site, by content type and field. */
const cropSlots: Readonly<Record<string, Readonly<Record<string, readonly CropSlot[]>>>> = {
	'api::project.project': {
		image: [
			{ where: 'Cards and the project’s page', ratio: 4 / 5 },
			searchResultSlot,
			sharedLinkSlot,
		],
	},
	'api::blog.blog': {
		img: [
			{ where: 'Cards', ratio: 3 / 2 },
			{ where: 'The post’s page', ratio: 16 / 9 },
			searchResultSlot,
			sharedLinkSlot,
		],
	},
	'api::service.service': {
		img: [
			{ where: 'The services page', ratio: 3 / 2 },
			{ where: 'Home, on phones', ratio: 1 },
			searchResultSlot,
		],
	},
	'api::review.review': { userImg: [avatarSlot] },
	'plugin::users-permissions.user': { avatar: [avatarSlot] },
	'api::site-setting.site-setting': {
		heroPicture: [
			{ where: 'Home', ratio: 3 / 5 },
			{ where: 'Home, on phones', ratio: 2 / 3 },
		],
		portrait: [
			{ where: 'The about page', ratio: 4 / 7 },
			{ where: 'The about page, on phones', ratio: 10 / 11 },
			{ where: 'Home', ratio: 4 / 5 },
			{ where: 'Home, on phones', ratio: 1 },
		],
		'development.picture': [
			{ where: 'Home', ratio: 6 / 7 },
			{ where: 'Home, on phones', ratio: 1 },
		],
	},
};

export const slotsOf = (uid: string | undefined, field: string): readonly CropSlot[] =>
	cropSlots[uid ?? '']?.[field] ?? [];
