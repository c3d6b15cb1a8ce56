import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { csvKinds, type ImportOptions, type ImportRow } from '@sumu/contract';
import { queryImports } from '../../api/import/import-tables';
import { createPictureImporter } from '../../api/import/pictures';
import { planImport } from '../../api/import/plan';
import type { ParsedImport } from '../../api/import/reading/parsed-import';
import { readImport } from '../../api/import/reading/read-import';
import { openSource, type SourceFolder } from '../../api/import/reading/source';
import { describeConversion, isIncomplete } from '../../api/import/report';
import { describePictures, runPlan } from '../../api/import/run-plan';
import { importWorkQueue } from '../../api/import/work-queue';
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
		const postType = csvKinds.find((kind) => kind === values.type);
		if (!path || more.length > 0 || (values.type !== undefined && !postType))
			throw new Refusal(usageText);
		// A relative path is resolved from the directory in which the command was run.
		const toAbsolute = (name: string) => resolve(process.env.INIT_CWD ?? '.', name);
		const options: ImportOptions = {
			keepAddresses: values['keep-addresses'],
			type: postType,
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

const isAddedRow = ({ status }: ImportRow) => ['published', 'draft', 'scheduled'].includes(status);

function printEntry(row: ImportRow, summary: string, isDry: boolean) {
	printLines(isAddedRow(row) ? `${isDry ? 'would add' : 'added'}: ${summary}` : summary);
	if (isAddedRow(row)) printLines(...describeConversion(row).map((line) => `    ${line}`));
}

/** Keeps an import in the history, so that it can be undone in `/sumu`. */
async function saveRecord(importId: string, name: string, record: object) {
	const currentTime = new Date().toISOString();
	await queryImports().create({
		data: {
			documentId: importId,
			name,
			state: 'done',
			tables: [],
			error: '',
			createdBy: '',
			createdAt: currentTime,
			updatedAt: currentTime,
			...record,
		},
	});
}

async function importFrom(
	source: SourceFolder,
	parsedImport: ParsedImport,
	{ isDry, options, path, reportPath }: Arguments,
): Promise<number> {
	const pictures = createPictureImporter(
		source,
		options.keepAddresses ?? false,
		parsedImport.sumu?.pictureTexts,
	);
	const importPlan = await planImport(parsedImport, options, pictures);
	const reportRows: ImportRow[] = [];
	if (isDry)
		for (const { row, summary, action } of importPlan.entries) {
			action?.notePictures();
			reportRows.push(row);
			printEntry(row, summary, isDry);
		}
	else {
		const importId = randomUUID();
		await runPlan(importPlan.entries, {
			importId,
			onRow({ row, summary }) {
				reportRows.push(row);
				printEntry(row, summary, isDry);
			},
		});
		if (reportRows.some(isAddedRow))
			await saveRecord(importId, basename(path), {
				source: importPlan.source,
				options,
				report: reportRows,
				notes: describePictures(pictures),
				done: reportRows.length,
				total: reportRows.length,
			});
	}
	printLines('', ...describePictures(pictures));
	const countRows = (matches: (row: ImportRow) => boolean) => reportRows.filter(matches).length;
	const refusedCount = countRows(({ status }) => status === 'refused');
	const existingCount = countRows(({ status }) => status === 'exists');
	printLines(
		`${countRows(isAddedRow)} ${isDry ? 'would be added' : 'added'}, ${existingCount} there already, ${refusedCount} left out.`,
	);
	if (reportPath) await writeFile(reportPath, `${JSON.stringify(reportRows, null, '\t')}\n`);
	const hasLostPictures = pictures.refused.length > 0 || pictures.missing.size > 0;
	return reportRows.some(isIncomplete) || hasLostPictures ? EXIT_CODE_LEFT_OUT : 0;
}

async function main(): Promise<number> {
	const givenArguments = parseArguments();
	// Uses all cores: no visitor waits for this process.
	encodingQueue.concurrency = availableParallelism();
	importWorkQueue.concurrency = availableParallelism();
	const sourceFolder = await openSource(givenArguments.path);
	try {
		const parsedImport = await readImport(sourceFolder);
		let exitCode = 0;
		await withCms('Import', async () => {
			exitCode = await importFrom(sourceFolder, parsedImport, givenArguments);
		});
		return exitCode;
	} finally {
		await sourceFolder.close();
	}
}

void runProgram(main);
