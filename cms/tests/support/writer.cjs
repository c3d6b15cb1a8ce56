// Writes to SQLite with the product's own driver and settings, and prints the id after each commit.
const { tmpdir } = require('node:os');
const { Database } = require('@strapi/database');
const { getDatabaseConfig } = require('../../dist/src/platform/lib/connection.js');

const settings = { migrations: { dir: tmpdir() } };
const { connection } = new Database({ ...getDatabaseConfig(), settings });

async function write() {
	for (const name of ['written', 'also_written'])
		if (!(await connection.schema.hasTable(name)))
			await connection.schema.createTable(name, (table) => {
				table.increments('id');
				table.text('text');
			});
	const [{ last }] = await connection('also_written').max({ last: 'id' });
	for (let id = (last ?? 0) + 1; ; id += 1) {
		const text = 'x'.repeat(Math.random() * 9000);
		await connection.transaction(async (trx) => {
			await trx('written').insert({ id, text });
			await trx('also_written').insert({ id, text });
		});
		process.stdout.write(`${id}\n`);
	}
}

void write();
