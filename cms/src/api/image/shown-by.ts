interface File {
	id: number;
	hash: string;
}

/** An entry, or a part of one, that shows a file, as a relation of many types leads to it. */
export interface Shower {
	__type: string;
	[column: string]: unknown;
}

const galleryPicture = 'project.picture';

type Uid = 'api::blog.blog' | 'api::project.project' | 'api::site-setting.site-setting';

/** Where a file is shown that no relation tells of: in Markdown by its address, or, of a gallery, in whose. */
const further = ({ id, hash }: File): Record<Uid, object> => {
	const names = { $contains: hash };
	return {
		'api::blog.blog': { description: names },
		'api::project.project': { $or: [{ story: names }, { gallery: { image: { id } } }] },
		'api::site-setting.site-setting': {
			$or: [
				{ extraPages: { text: names } },
				{ legal: { $or: [{ terms: names }, { privacy: names }] } },
			],
		},
	};
};

/** All that shows a file: as its picture, among its pictures, or in a text. */
export async function whatShows(file: File): Promise<Shower[]> {
	const row: { related?: (Shower | null)[] } | null = await strapi.db
		.query('plugin::upload.file')
		.findOne({ where: { id: file.id }, populate: { related: true } });
	const found: Shower[] = (row?.related ?? []).filter((one) => one !== null);
	const shown = found.filter(({ __type }) => __type !== galleryPicture);
	for (const [uid, where] of Object.entries(further(file))) {
		const rows: object[] = await strapi.db.query(uid as Uid).findMany({ where });
		shown.push(...rows.map((entry) => ({ ...entry, __type: uid })));
	}
	return shown;
}
