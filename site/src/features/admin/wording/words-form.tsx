import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import type { AreaName } from '@sumu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useCallback, useMemo, useState } from 'react';
import { siteQuery } from '../../../lib/site/get-site';
import { Button } from '../../../ui/button';
import { Empty } from '../../../ui/empty';
import { Field, Input } from '../../../ui/field';
import { FormFailure } from '../../../ui/form-failure';
import { PageBar } from '../ui/page-bar';
import { useLeaving } from '../ui/use-leaving';
import { areaNames, isFound, linesOf, unknownSlot } from './lines';
import { saveWords, type Typed } from './save-words';
import { WordLine } from './word-line';

const question = {
	title: 'Leave without saving?',
	text: 'The words you typed are not saved yet.',
	action: 'Leave',
	destroys: true,
};

/** What is shown: one part of the site, or the words the owner has replaced. */
type Shown = AreaName | 'own';
const choices: readonly (readonly [Shown, string])[] = [
	...(Object.entries(areaNames) as [AreaName, string][]),
	['own', 'Only what you replaced'],
];

/** Every word of the site beside what the owner says instead; what is empty is the original. */
export function WordsForm({ site, title }: { site: Site; title: string }) {
	const client = useQueryClient();
	const [base, setBase] = useState<Pick<Site, 'words' | 'updated'>>(site);
	const [typed, setTyped] = useState<Typed>({});
	const [searched, setSearched] = useState('');
	const [shown, setShown] = useState<Shown>('layout');
	const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
	const [failure, setFailure] = useState('');
	const lines = useMemo(() => linesOf(site), [site]);
	const ownOf = (key: string) => typed[key] ?? base.words[key] ?? '';
	const changed = Object.keys(typed).filter((key) => typed[key] !== (base.words[key] ?? ''));
	const wrong = lines.filter((line) => unknownSlot(line, ownOf(line.key))).length;
	useLeaving(changed.length > 0 && state !== 'saving', question);
	const onType = useCallback((key: string, text: string) => {
		setTyped((before) => ({ ...before, [key]: text }));
		setState('idle');
	}, []);

	async function save(event: SubmitEvent) {
		event.preventDefault();
		if (state === 'saving' || changed.length === 0 || wrong > 0) return;
		setState('saving');
		setFailure('');
		const sent = typed;
		try {
			const saved = await saveWords(base, sent);
			setBase(saved);
			// What was typed while it was saved is not saved yet.
			setTyped((now) =>
				Object.fromEntries(Object.entries(now).filter(([key, text]) => text !== sent[key])),
			);
			setState('saved');
			void client.invalidateQueries({ queryKey: siteQuery().queryKey });
		} catch (error) {
			setState('idle');
			setFailure(error instanceof Error ? error.message : String(error));
		}
	}

	const found = lines.filter((line) => {
		const own = ownOf(line.key);
		if (searched.trim()) return isFound(line, own, searched);
		return shown === 'own' ? own !== '' : line.area === shown;
	});
	return (
		<form onSubmit={save} aria-label={title}>
			<PageBar
				title={title}
				status={
					wrong > 0
						? 'A word needs another look.'
						: changed.length > 0
							? `${changed.length} not saved yet`
							: state === 'saved' && 'Saved'
				}
			>
				<Button
					type="submit"
					size="compact"
					aria-disabled={state === 'saving' || changed.length === 0 || wrong > 0}
				>
					{state === 'saving' ? 'Saving…' : 'Save'}
				</Button>
			</PageBar>
			<Box as="p" textStyle="ui" color="muted" marginTop="6" maxWidth="measure">
				Left empty, a word stays as it is. What stands in braces, such as {'{name}'}, is filled in
				and may stand anywhere in your text.
			</Box>
			<Box role="status" srOnly>
				{state === 'saved' && 'Saved'}
			</Box>
			<Box marginTop="4">
				<FormFailure message={failure} />
			</Box>
			<Box
				display="grid"
				gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
				gap="6"
				marginTop="4"
				marginBottom="6"
			>
				<Field label="Search">
					{(control) => (
						<Input
							{...control}
							type="search"
							value={searched}
							placeholder="A word of the site"
							onChange={(event) => setSearched(event.target.value)}
						/>
					)}
				</Field>
				<Field label="Where it stands">
					{(control) => (
						<Input asChild {...control}>
							<select
								value={shown}
								disabled={searched.trim() !== ''}
								onChange={(event) => setShown(event.target.value as Shown)}
							>
								{choices.map(([value, label]) => (
									<option key={value} value={value}>
										{label}
									</option>
								))}
							</select>
						</Input>
					)}
				</Field>
			</Box>
			{found.length === 0 ? (
				<Empty text={searched ? 'No word of the site says this.' : 'Nothing is replaced yet.'} />
			) : (
				<Box as="ul" borderTopWidth="1px" borderColor="hairline" paddingBottom="16">
					{found.map((line) => (
						<WordLine
							key={line.key}
							line={line}
							own={ownOf(line.key)}
							language={site.language}
							onType={onType}
						/>
					))}
				</Box>
			)}
		</form>
	);
}
