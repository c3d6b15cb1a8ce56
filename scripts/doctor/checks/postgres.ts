import { requireFromCms } from '../../setup/installed-packages';
import { CHECK_TIMEOUT_MS, type Finding, reasonOf, reportFailure, reportOk } from '../doctor-check';

interface Client {
	connect(): Promise<void>;
	query(text: string): Promise<{ rows: Record<string, unknown>[] }>;
	end(): Promise<void>;
}
type Pg = { Client: new (options: object) => Client };

const errorInstructions: Readonly<Record<string, string>> = {
	'28P01': 'The password in DATABASE_URL is wrong.',
	'3D000': 'Make the database that DATABASE_URL names, with the encoding UTF8.',
	ECONNREFUSED: 'Start PostgreSQL, or set the host and port in DATABASE_URL right.',
	ENOTFOUND: 'The host in DATABASE_URL does not exist.',
};

/** Connects to PostgreSQL and checks its encoding, its clock and whether it is filled. */
export async function checkPostgres(connectionString: string): Promise<Finding> {
	const { Client } = requireFromCms<Pg>('pg');
	const client = new Client({ connectionString, connectionTimeoutMillis: CHECK_TIMEOUT_MS });
	try {
		await client.connect();
		const value = async (query: string) =>
			Object.values((await client.query(query)).rows[0] ?? {})[0];
		const serverEncoding = await value('show server_encoding');
		if (serverEncoding !== 'UTF8')
			return reportFailure(
				`PostgreSQL, its encoding is ${serverEncoding}`,
				"Move to a database made with `create database … encoding 'UTF8' template template0`.",
			);
		const version = String(await value('show server_version')).split(' ')[0];
		const ahead = Number(await value('select extract(epoch from now())')) - Date.now() / 1000;
		if (Math.abs(ahead) > 30)
			return reportFailure(
				`PostgreSQL ${version}, its clock is ${Math.round(ahead)} s from this one`,
				'Set both clocks by NTP.',
			);
		const isFilled = await value("select to_regclass('strapi_migrations_internal')");
		const migrations = isFilled
			? `${await value('select count(*) from strapi_migrations_internal')} migrations`
			: 'empty: the first start fills it';
		return reportOk(`PostgreSQL ${version}, UTF8, ${migrations}`);
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? String(error.code) : '';
		return reportFailure(
			`PostgreSQL does not answer: ${reasonOf(error)}`,
			errorInstructions[code] ??
				'See that DATABASE_URL is right, and that PostgreSQL runs and lets this machine in.',
		);
	} finally {
		await client.end().catch(() => {});
	}
}
