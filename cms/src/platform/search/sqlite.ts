import { matchSigns, type SearchHit, type SearchStore } from './store';

/** Stems English words, ignores accents, and keeps vowel signs in their word. */
const tokenizerOptions = "porter unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'";
const titleWeight = 8;
const textWeight = 1;

const toPrefixQuery = (spellings: readonly string[]) =>
	`(${spellings.map((word) => `"${word}"*`).join(' OR ')})`;

/** Full-text search with FTS5. */
export const sqliteStore: SearchStore = {
	async prepare(database, tables) {
		for (const table of tables)
			await database.raw(
				`create virtual table if not exists ${table} using fts5(title, text, tokenize = "${tokenizerOptions}")`,
			);
	},

	async put(database, table, entries) {
		for (const { id, title, text } of entries) {
			await this.remove(database, table, id);
			await database.raw(`insert into ${table} (rowid, title, text) values (?, ?, ?)`, [
				id,
				title,
				text,
			]);
		}
	},

	async remove(database, table, id) {
		await database.raw(`delete from ${table} where rowid = ?`, [id]);
	},

	async clear(database, table) {
		await database.raw(`delete from ${table}`);
	},

	async find(database, table, words, limit) {
		const query = words.map(toPrefixQuery).join(' AND ');
		const order = `order by bm25(${table}, ${titleWeight}, ${textWeight}), rowid desc`;
		// Matches are marked in the best rows only. The plus sign keeps SQLite from looking up each of these rows instead.
		const hits: SearchHit[] = await database.raw(
			`select rowid as id, highlight(${table}, 0, ?, ?) as title, highlight(${table}, 1, ?, ?) as text
			from ${table} where ${table} match ? and +rowid in
				(select rowid from ${table} where ${table} match ? ${order} limit ?)
			${order}`,
			[matchSigns.start, matchSigns.end, matchSigns.start, matchSigns.end, query, query, limit],
		);
		return hits;
	},
};
