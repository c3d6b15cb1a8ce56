import { randomUUID } from 'node:crypto';
import { parseS3Url, type S3Location, toBucketUrl } from '@sumu/contract/env';
import { requireFromCms } from '../../setup/installed-packages';
import {
	CHECK_TIMEOUT_MS,
	type DoctorCheck,
	type Finding,
	reasonOf,
	reportFailure,
	reportNotSetUp,
	reportOk,
} from '../doctor-check';

interface Client {
	fetch(url: string, options: RequestInit): Promise<Response>;
}
type Module = { AwsClient: new (options: object) => Client };

const openClient = ({ key, secret, region }: S3Location): Client =>
	new (requireFromCms<Module>('aws4fetch').AwsClient)({
		accessKeyId: key,
		secretAccessKey: secret,
		region,
		service: 's3',
		retries: 0,
	});

/** Advice for each status of the answer. */
function explain(status: number, answer: string): Finding {
	const code = /<Code>([^<]*)<\/Code>/.exec(answer)?.[1] ?? '';
	const findingText = `answers ${[status, code].filter(Boolean).join(' ')}`;
	if (status === 401 || status === 403)
		return reportFailure(
			findingText,
			'Copy key and secret into S3_URL again; they must be able to write.',
		);
	if (status === 404)
		return reportFailure(findingText, 'Create the bucket, or set its name in S3_URL right.');
	if (status === 507 || /Storage|Quota/.test(code))
		return reportFailure(findingText, 'It is full: make room, or raise its quota.');
	return reportFailure(
		findingText,
		'See the state of the storage, and region and pathStyle in S3_URL.',
	);
}

export const s3Check: DoctorCheck = {
	name: 'S3',
	async look({ settings: { S3_URL } }) {
		const location = S3_URL ? parseS3Url(S3_URL) : null;
		if (!location) return reportNotSetUp('not set up (S3_URL)');
		const client = openClient(location);
		const url = `${toBucketUrl(location)}/${location.prefix}_doctor-${randomUUID()}`;
		const send = async (method: string) => {
			const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
			const response = await client.fetch(url, {
				method,
				signal,
				...(method === 'PUT' && { body: 'ok' }),
			});
			return { isFine: response.ok, status: response.status, answer: await response.text() };
		};
		try {
			for (const method of ['PUT', 'GET', 'DELETE']) {
				const { isFine, status, answer } = await send(method);
				if (!isFine) return explain(status, answer);
			}
			return reportOk(`takes pictures into ${location.bucket} at ${location.host}`);
		} catch (error) {
			return reportFailure(
				`does not answer: ${reasonOf(error)}`,
				'See that this machine reaches it.',
			);
		}
	},
};
