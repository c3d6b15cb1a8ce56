import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { csvKinds, type ImportRow } from '@sumu/contract';
import { type ImportOptions, queryImports } from '../../api/import/import-tables';
import { createPictureImporter } from '../../api/import/pictures';
import { planImport } from '../../api/import/plan';
import type { ParsedImport } from '../../api/import/reading/post';
import { readImport } from '../../api/import/reading/read-import';
import { openSource, type SourceFolder } from '../../api/import/reading/source';
import { describeConversion, isIncomplete } from '../../api/import/report';
import { describePictures, runPlan } from '../../api/import/run-plan';
import { Refusal } from '../../platform/lib/refusal';
import { encodingQueue } from '../../platform/media/encode-picture';
import { printLines, runProgram } from '../run-program';
import { withCms } from '../with-cms';

const usageText = `npm run import -- PATH             imports Markdown, spreadsheets (CSV), or an export of Ghost,
                                   WordPress, Squarespace, Medium or Substack
npm run import -- --dry-run PATH   lists what would be imported
PATH is a folder, a zip or a file. Options:
  --report FILE      writes the account of each entry as JSON
  --keep-addresses   leaves pictures at web addresses where they are
  --type TYPE        content type of a spreadsheet: ${csvKinds.join(', ')}
  --consent TEXT     how the subscribers of a spreadsheet agreed
The exit code is 2 if content was left out.`;

function parseArguments() {
	try {
		const { values, positionals } = parseArgs({
			options: {
				'dry-run': { type: 'boolean', default: false },
				'keep-addresses': { type: 'boolean', default: false },
				report: { type: 'string' },
				type: { type: 'string' },
				consent: { type: 'string' },
			},
			allowPositionals: true,
		});
		const [path, ...more] = positionals;
		const type = csvKinds.find((kind) => kind === values.type);
		if (!path || more.length > 0 || (values.type !== undefined && !type))
			throw new Refusal(usageText);
		// A relative path is resolved from the directory in which the command was run.
		const toAbsolute = (name: string) => resolve(process.env.INIT_CWD ?? '.', name);
		const options: ImportOptions = {
			keepAddresses: values['keep-addresses'],
			type,
			consent: values.consent,
		};
		return {
			path: toAbsolute(path),
			reportPath: values.report === undefined ? undefined : toAbsolute(values.report),
			isDry: values['dry-run'],
			options,
		};
	} catch {
		throw new Refusal(usageText);
	}
}

type Arguments = ReturnType<typeof parseArguments>;

/** Exit code of an import that left content out. */
const EXIT_CODE_LEFT_OUT = 2;

const isAdded = ({ status }: ImportRow) => ['published', 'draft', 'scheduled'].includes(status);

function printEntry(row: ImportRow, summary: string, isDry: boolean) {
	printLines(isAdded(row) ? `${isDry ? 'would add' : 'added'}: ${summary}` : summary);
	if (isAdded(row)) printLines(...describeConversion(row).map((line) => `    ${line}`));
}

/** Keeps an import in the history, so that it can be undone in `/sumu`. */
async function saveRecord(importId: string, name: string, record: object) {
	const now = new Date().toISOString();
	await queryImports().create({
		data: {
			documentId: importId,
			name,
			state: 'done',
			tables: [],
			error: '',
			createdBy: '',
			createdAt: now,
			updatedAt: now,
			...record,
		},
	});
}

async function importFrom(
	source: SourceFolder,
	parsedImport: ParsedImport,
	{ isDry, options, path, reportPath }: Arguments,
): Promise<number> {
	const pictures = createPictureImporter(source, options.keepAddresses ?? false);
	const plan = await planImport(parsedImport, options, pictures);
	const report: ImportRow[] = [];
	if (isDry)
		for (const { row, summary, action } of plan.entries) {
			action?.notePictures();
			report.push(row);
			printEntry(row, summary, isDry);
		}
	else {
		const importId = randomUUID();
		await runPlan(plan.entries, {
			importId,
			onRow({ row, summary }) {
				report.push(row);
				printEntry(row, summary, isDry);
			},
		});
		if (report.some(isAdded))
			await saveRecord(importId, basename(path), {
				source: plan.source,
				options,
				report,
				notes: describePictures(pictures),
				done: report.length,
				total: report.length,
			});
	}
	printLines('', ...describePictures(pictures));
	const count = (matches: (row: ImportRow) => boolean) => report.filter(matches).length;
	const refusedCount = count(({ status }) => status === 'refused');
	const existingCount = count(({ status }) => status === 'exists');
	printLines(
		`${count(isAdded)} ${isDry ? 'would be added' : 'added'}, ${existingCount} there already, ${refusedCount} left out.`,
	);
	if (reportPath) await writeFile(reportPath, `${JSON.stringify(report, null, '\t')}\n`);
	const hasLostPictures = pictures.refused.length > 0 || pictures.missing.size > 0;
	return report.some(isIncomplete) || hasLostPictures ? EXIT_CODE_LEFT_OUT : 0;
}

async function main(): Promise<number> {
	const given = parseArguments();
	// Uses all cores: no visitor waits for this process.
	encodingQueue.concurrency = availableParallelism();
	const source = await openSource(given.path);
	try {
		const parsedImport = await readImport(source);
		let exitCode = 0;
		await withCms('Import', async () => {
			exitCode = await importFrom(source, parsedImport, given);
		});
		return exitCode;
	} finally {
		await source.close();
	}
}

void runProgram(main);
