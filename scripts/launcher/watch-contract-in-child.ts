import { join } from 'node:path';
import ts from 'typescript';
import { repositoryRoot } from '../setup/install.mjs';

/** Compiles the contract after each change, prints the result, and notifies the parent if there is no type error. */
function watchContract(): void {
	const config = join(repositoryRoot, 'contract/tsconfig.build.json');
	const print = (diagnostic: ts.Diagnostic) => {
		const text = ts.formatDiagnostic(diagnostic, {
			getCanonicalFileName: (name) => name,
			getCurrentDirectory: () => repositoryRoot,
			getNewLine: () => '\n',
		});
		console.log(`contract │ ${text.trim()}`);
	};
	let isFirst = true;
	const host = ts.createWatchCompilerHost(
		config,
		{},
		ts.sys,
		ts.createEmitAndSemanticDiagnosticsBuilderProgram,
		print,
		(_status, _newLine, _options, errorCount) => {
			if (errorCount === undefined) return;
			if (errorCount === 0 && !isFirst) process.send?.('compiled');
			isFirst = false;
		},
	);
	ts.createWatchProgram(host);
}

watchContract();
process.on('disconnect', () => process.exit());
