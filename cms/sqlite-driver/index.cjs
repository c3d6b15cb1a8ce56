// docs/decisions/0019-two-sqlite-drivers.md
const major = Number(process.versions.node.split('.')[0]);
const Driver = major < 22 ? compiledDriver() : require('better-sqlite3-13');

/** knex prepares every statement anew; what was prepared of late is kept, which saves a sixth of a request. */
const mostStatements = 500;

module.exports = class Database extends Driver {
	#statements = new Map();

	prepare(sql) {
		const kept = this.#statements.get(sql);
		const statement = kept ?? super.prepare(sql);
		this.#statements.delete(sql);
		this.#statements.set(sql, statement);
		if (this.#statements.size > mostStatements)
			this.#statements.delete(this.#statements.keys().next().value);
		return statement;
	}
};

function compiledDriver() {
	try {
		return require('better-sqlite3-12');
	} catch (cause) {
		throw new Error(
			'The SQLite driver is not there: on Node 20 it is compiled. Install Python, make and g++ and run `npm ci` in cms/, or use Node 22 or newer.',
			{ cause },
		);
	}
}
