import { matchSigns, type SearchHit, type SearchStore } from './store';

/** Stems English words, but has no stop words, so that every word can be found. */
const dictionaryName = 'sumu_stem';
const configurationName = 'sumu_words';
const wordTokenTypes =
	'asciiword, word, numword, asciihword, hword, numhword, hword_asciipart, hword_part, hword_numpart';

/** Arbitrary key of the advisory lock: only one starting CMS at a time creates missing tables. */
const prepareLockKey = 7_401_966;

const headlineOptions = `StartSel="${matchSigns.start}", StopSel="${matchSigns.end}", HighlightAll=true`;
const toPrefixQuery = (spellings: readonly string[]) =>
	`(${spellings.map((word) => `${word.replaceAll(' ', ' <-> ')}:*`).join(' | ')})`;

/** Full-text search with a weighted tsvector and a GIN index. */
export const postgresStore: SearchStore = {
	async prepare(database, tables) {
		await database.raw('select pg_advisory_xact_lock(?)', [prepareLockKey]);
		await database.raw(`do $$ begin
			if to_regclass('${tables[0]}') is null then
				drop text search configuration if exists ${configurationName};
				drop text search dictionary if exists ${dictionaryName};
				create text search dictionary ${dictionaryName} (template = snowball, language = english);
				create text search configuration ${configurationName} (copy = simple);
				alter text search configuration ${configurationName}
					alter mapping for ${wordTokenTypes} with ${dictionaryName};
			end if;
		end $$`);
		for (const table of tables) {
			await database.raw(`create table if not exists ${table} (
				id integer primary key,
				title text not null,
				text text not null,
				words tsvector generated always as (
					setweight(to_tsvector('${configurationName}', title), 'A') ||
					setweight(to_tsvector('${configurationName}', text), 'B')
				) stored
			)`);
			await database.raw(
				`create index if not exists ${table}_words_idx on ${table} using gin (words)`,
			);
		}
	},

	async put(database, table, entries) {
		for (const { id, title, text } of entries)
			await database.raw(
				`insert into ${table} (id, title, text) values (?, ?, ?)
				on conflict (id) do update set title = excluded.title, text = excluded.text`,
				[id, title, text],
			);
	},

	async remove(database, table, id) {
		await database.raw(`delete from ${table} where id = ?`, [id]);
	},

	async clear(database, table) {
		await database.raw(`delete from ${table}`);
	},

	async find(database, table, words, limit) {
		const { rows }: { rows: SearchHit[] } = await database.raw(
			`with asked as (select to_tsquery('${configurationName}', ?) as query),
			best as (
				select id, title, text from ${table}, asked where words @@ query
				order by ts_rank(words, query) desc, id desc limit ?
			)
			select id,
				ts_headline('${configurationName}', title, query, ?) as title,
				ts_headline('${configurationName}', text, query, ?) as text
			from best, asked`,
			[words.map(toPrefixQuery).join(' & '), limit, headlineOptions, headlineOptions],
		);
		return rows;
	},
};
