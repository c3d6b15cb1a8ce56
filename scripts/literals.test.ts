import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { repositoryRoot } from './setup/install.mjs';

/** Attributes that people see or hear, and the props with which components pass them on. */
const said =
	/^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|intro|description|question|note|message)$/;
/** Attributes that contain no text, though they may begin with a capital letter. */
const named = /^(name|href|to|src|method|httpEquiv|charSet)$/;
/** Properties of an e-mail that contain text. */
const mailed = /^(subject|paragraphs|facts|label|note)$/;
/** Text that begins like a sentence, in any other place. */
const sentence = /^\p{Lu}[\p{L}’']* \p{Ll}/u;
const letters = /\p{L}/u;

const filesOf = (folder: string, isMeant: (path: string) => boolean) =>
	readdirSync(join(repositoryRoot, folder), { recursive: true, withFileTypes: true })
		.map((entry) => join(entry.parentPath, entry.name))
		.filter((path) => /\.tsx?$/.test(path) && !/\.test\./.test(path) && isMeant(path));

/** Excludes `/sumu`, which is in English (docs/decisions/0038), and stand-ins for the CMS, which only tests use. */
const ofVisitors = (path: string) => !/features\/admin|routes\/sumu|src\/testing/.test(path);
const sendsMail = (path: string) =>
	/mail\/(send|notices)'|: EmailMessage = /.test(readFileSync(path, 'utf8'));

function parsed(path: string) {
	const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
	return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

/** Returns the literals that a value can be, except arguments of a function such as `t`. */
function literalsIn(node: ts.Node): ts.Node[] {
	if (ts.isStringLiteralLike(node)) return letters.test(node.text) ? [node] : [];
	if (ts.isTemplateExpression(node)) {
		const parts = [node.head, ...node.templateSpans.map((span) => span.literal)];
		return parts.some(({ text }) => letters.test(text)) ? [node] : [];
	}
	if (ts.isConditionalExpression(node))
		return [...literalsIn(node.whenTrue), ...literalsIn(node.whenFalse)];
	if (ts.isBinaryExpression(node)) {
		const compares = /=|</.test(node.operatorToken.getText());
		return compares ? [] : [...literalsIn(node.left), ...literalsIn(node.right)];
	}
	if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsIn);
	if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node))
		return node.expression ? literalsIn(node.expression) : [];
	return [];
}

function offendersIn(file: string, literalsOf: (node: ts.Node) => ts.Node[]) {
	const source = parsed(file);
	const found: string[] = [];
	(function visit(node: ts.Node) {
		for (const literal of literalsOf(node)) {
			const { line } = source.getLineAndCharacterOfPosition(literal.getStart());
			found.push(`${relative(repositoryRoot, file)}:${line + 1} ${literal.getText().trim()}`);
		}
		ts.forEachChild(node, visit);
	})(source);
	return found;
}

const isCapitalised = (node: ts.Node) => ts.isStringLiteralLike(node) && /^\p{Lu}/u.test(node.text);

/** Returns the literals that a component shows: its text, and the attributes of its elements. */
function shown(node: ts.Node): ts.Node[] {
	if (ts.isJsxText(node)) return letters.test(node.text) ? [node] : [];
	if (ts.isJsxAttribute(node)) {
		const name = node.name.getText();
		if (!node.initializer || named.test(name)) return [];
		const literals = literalsIn(node.initializer);
		return said.test(name) ? literals : literals.filter(isCapitalised);
	}
	const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent);
	return isChild ? literalsIn(node) : [];
}

const catalogue = readdirSync(join(repositoryRoot, 'contract/src/words'))
	.map((name) => readFileSync(join(repositoryRoot, 'contract/src/words', name), 'utf8'))
	.join();
const isPhrase = (text: string) => catalogue.includes(text);

/** Returns sentences in constants. Those in `throw` and `new` expressions are for programs, and excluded. */
function waiting(node: ts.Node): ts.Node[] {
	if (!ts.isStringLiteralLike(node) || !sentence.test(node.text)) return [];
	const isForPrograms =
		ts.isNewExpression(node.parent) || ts.findAncestor(node, ts.isThrowStatement) !== undefined;
	return isForPrograms || isPhrase(node.text) ? [] : [node];
}

/** Returns the literals of an e-mail. */
function written(node: ts.Node): ts.Node[] {
	if (!ts.isPropertyAssignment(node) || !mailed.test(node.name.getText())) return [];
	return literalsIn(node.initializer);
}

test('texts shown to visitors are in the catalogue', () => {
	const files = filesOf('site/src', ofVisitors);
	expect(files.length).toBeGreaterThan(300);
	expect(files.flatMap((file) => offendersIn(file, shown))).toEqual([]);
	expect(files.flatMap((file) => offendersIn(file, waiting))).toEqual([]);
});

test('e-mail texts are in the catalogue', () => {
	const files = filesOf('cms/src', sendsMail);
	expect(files.length).toBeGreaterThan(5);
	expect(files.flatMap((file) => offendersIn(file, written))).toEqual([]);
});
