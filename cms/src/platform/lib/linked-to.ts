import type { UID } from '@strapi/strapi';

/**
 * Returns the ids of the `uid` rows whose relation `name` leads to one of `targets`, from the link table alone. With
 * a filter on a column of another table, Strapi joins the two, and SQLite then scans every row.
 * @throws if the relation has no link table
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
