import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { requireFromCms } from '../../setup/installed-packages';
import {
	CHECK_TIMEOUT_MS,
	type DoctorCheck,
	reportNotSetUp,
	reportOk,
	reportWarning,
} from '../doctor-check';

type Row = Record<string, unknown>;
interface SqliteDatabase {
	prepare(query: string): { all(): Row[] };
	close(): void;
}
type Sqlite = new (file: string, options: object) => SqliteDatabase;
interface PgClient {
	connect(): Promise<void>;
	query(text: string): Promise<{ rows: Row[] }>;
	end(): Promise<void>;
}
type Pg = { Client: new (options: object) => PgClient };

const waitingLettersQuery = `select letters.problem as problem, count(letter_recipients.id) as recipients
	from letters left join letter_recipients on letter_recipients.letter_id = letters.id and letter_recipients.state = 'waiting'
	where letters.state = 'sending' group by letters.id, letters.problem order by letters.id`;

function readFromSqlite(file: string): Row[] {
	const database = new (requireFromCms<Sqlite>('better-sqlite3'))(file, { readonly: true });
	try {
		return database.prepare(waitingLettersQuery).all();
	} finally {
		database.close();
	}
}

async function readFromPostgres(connectionString: string): Promise<Row[]> {
	const { Client } = requireFromCms<Pg>('pg');
	const client = new Client({ connectionString, connectionTimeoutMillis: CHECK_TIMEOUT_MS });
	try {
		await client.connect();
		return (await client.query(waitingLettersQuery)).rows;
	} finally {
		await client.end().catch(() => {});
	}
}

/** Reports letters to subscribers that are being sent, and why they wait. */
export const lettersCheck: DoctorCheck = {
	name: 'Letters',
	async look({ settings: { DATABASE_URL, DATA_DIR, LETTER_RATE } }) {
		const file = join(DATA_DIR, 'cms.db');
		if (!DATABASE_URL && !existsSync(file)) return reportNotSetUp('there is no database yet');
		let letterRows: Row[];
		try {
			letterRows = DATABASE_URL ? await readFromPostgres(DATABASE_URL) : readFromSqlite(file);
		} catch {
			return reportNotSetUp('the database has no letters yet, or cannot be read');
		}
		if (letterRows.length === 0) return reportOk('none waits to be sent');
		const recipientCount = letterRows.reduce((sum, row) => sum + Number(row.recipients), 0);
		const minuteCount = Math.ceil(recipientCount / LETTER_RATE);
		const findingText = `${recipientCount} e-mails wait, ${minuteCount} min at LETTER_RATE=${LETTER_RATE}`;
		const [problem] = letterRows.flatMap((row) => (row.problem ? [String(row.problem)] : []));
		return problem
			? reportWarning(
					`${findingText}; the last attempt failed: ${problem}`,
					'They are tried again every 30 s. See that the mail server is set right and answers; /sumu, Letters can cancel them.',
				)
			: reportOk(findingText);
	},
};
