/** A place on the site that shows a crop of a picture. */
export interface Slot {
	where: string;
	/** Aspect ratio: width divided by height. */
	ratio: number;
	isRound?: boolean;
}

const found: Slot = { where: 'Search results', ratio: 1 };
/** The site's `card.server.tsx` draws it beside the title. */
const shared: Slot = { where: 'Shared links', ratio: 470 / 630 };
const avatar: Slot = { where: 'Beside the name', ratio: 1, isRound: true };

/** Crops of each picture on the site, by content type and field. */
const slots: Readonly<Record<string, Readonly<Record<string, readonly Slot[]>>>> = {
	'api::project.project': {
		image: [{ where: 'Cards, and its own page', ratio: 4 / 5 }, found, shared],
	},
	'api::blog.blog': {
		img: [
			{ where: 'Cards', ratio: 3 / 2 },
			{ where: 'Its own page', ratio: 16 / 9 },
			found,
			shared,
		],
	},
	'api::service.service': {
		img: [
			{ where: 'The services page', ratio: 3 / 2 },
			{ where: 'Home, on phones', ratio: 1 },
			found,
		],
	},
	'api::review.review': { userImg: [avatar] },
	'plugin::users-permissions.user': { avatar: [avatar] },
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

export const slotsOf = (uid: string | undefined, field: string): readonly Slot[] =>
	slots[uid ?? '']?.[field] ?? [];
