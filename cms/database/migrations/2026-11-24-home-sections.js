/** The home page's sections as they were ordered and called before they were a list. */
const keys =
	'teasers about projects skills development services testimonials blog statistics newsletter contact'.split(
		' ',
	);

/** The same as a list, of what the settings said of them. */
function listOf({ teaserTitle, newsletterTitle, development, sections }) {
	const said = {
		...sections,
		teasers: { title: teaserTitle },
		development: { title: development?.title, text: development?.text },
		newsletter: { title: newsletterTitle },
	};
	return keys.map((key) => ({
		key,
		shown: true,
		title: said[key]?.title ?? '',
		text: said[key]?.text ?? '',
		label: '',
	}));
}

const parsed = (value) => (typeof value === 'string' ? JSON.parse(value) : value);

async function headingsOf(knex, site) {
	return knex('site_settings_cmps as whole')
		.join('components_site_sections_cmps as part', 'part.entity_id', 'whole.cmp_id')
		.join('components_site_heading as heading', 'heading.id', 'part.cmp_id')
		.where({ 'whole.entity_id': site.id, 'whole.field': 'sections' })
		.select('part.field as key', 'heading.id', 'heading.title', 'heading.text');
}

const developmentOf = (knex, site) =>
	knex('site_settings_cmps as whole')
		.join('components_site_development as development', 'development.id', 'whole.cmp_id')
		.where({ 'whole.entity_id': site.id, 'whole.field': 'development' })
		.first('development.title', 'development.text');

/** Keeps them where the start finds them, for the list has no table yet. */
async function keepSections(knex, site) {
	const headings = await headingsOf(knex, site);
	const said = {
		teaserTitle: site.teaser_title,
		newsletterTitle: site.newsletter_title,
		development: await developmentOf(knex, site),
		sections: Object.fromEntries(headings.map(({ key, ...heading }) => [key, heading])),
	};
	await knex('strapi_core_store_settings').insert({
		key: 'core_sumu_earlier-sections',
		type: 'array',
		value: JSON.stringify(listOf(said)),
	});
	await knex('site_settings_cmps').where({ entity_id: site.id, field: 'sections' }).delete();
	const ids = headings.map(({ id }) => id);
	await knex('components_site_heading').whereIn('id', ids).delete();
}

/** What the versions of the settings hold, each no more than differs from the one before. */
async function rewriteVersions(knex, site) {
	if (!(await knex.schema.hasTable('versions'))) return;
	const rows = await knex('versions').where({ document_id: site.document_id }).orderBy('id');
	const said = {};
	for (const row of rows) {
		const { teaserTitle, newsletterTitle, sections, development, ...content } = parsed(row.content);
		const given = { teaserTitle, newsletterTitle, sections, development };
		const changed = Object.entries(given).filter(([, value]) => value !== undefined);
		if (changed.length === 0) continue;
		Object.assign(said, Object.fromEntries(changed));
		content.sections = listOf(said);
		if (development) {
			const { title: _, text: _text, ...rest } = development;
			content.development = rest;
		} else if (development === null) content.development = null;
		const fields = parsed(row.fields).map((name) =>
			name === 'teaserTitle' || name === 'newsletterTitle' ? 'sections' : name,
		);
		await knex('versions')
			.where({ id: row.id })
			.update({
				content: JSON.stringify(content),
				fields: JSON.stringify([...new Set(fields)]),
			});
	}
}

module.exports = {
	async up(knex) {
		if (!(await knex.schema.hasTable('components_site_sections'))) return;
		const site = await knex('site_settings').first();
		if (!site) return;
		await keepSections(knex, site);
		await rewriteVersions(knex, site);
	},
};
