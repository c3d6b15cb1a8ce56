import type { UID } from '@strapi/strapi';

/**
 * Ids of the rows of `uid` whose relation `name` leads to one of these rows, from the table of links alone. Asked for rows by
 * a column of another table, Strapi joins the two, and SQLite then looks at every row there is.
 * @throws where that relation has no table of links
 */
export async function linkedTo(
	uid: UID.ContentType,
	name: string,
	targets: readonly (number | string)[],
): Promise<number[]> {
	const relation = strapi.db.metadata.get(uid).attributes[name];
	const links = relation && 'joinTable' in relation ? relation.joinTable : undefined;
	if (!links || !('inverseJoinColumn' in links))
		throw new Error(`${uid} has no table of links for ${name}`);
	const { joinColumn, inverseJoinColumn } = links;
	return strapi.db
		.getConnection(links.name)
		.whereIn(inverseJoinColumn.name, targets)
		.pluck(joinColumn.name);
}
