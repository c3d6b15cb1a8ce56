/** Columns of prices in PostgreSQL were made for eight digits; Strapi does not widen those that are there. */
const prices = { projects: 'project_price', services: 'price_from', cart_items: 'project_price' };

module.exports = {
	async up(knex) {
		if (knex.client.dialect !== 'postgresql') return;
		for (const [table, column] of Object.entries(prices))
			if (await knex.schema.hasColumn(table, column))
				await knex.raw('alter table ?? alter column ?? type numeric(15, 2)', [table, column]);
	},
};
