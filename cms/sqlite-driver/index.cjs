// docs/decisions/0019-two-sqlite-drivers.md
const major = Number(process.versions.node.split('.')[0]);

module.exports = major < 22 ? compiledDriver() : require('better-sqlite3-13');

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
