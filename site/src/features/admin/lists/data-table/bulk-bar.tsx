import { Box } from '@chakra-ui/react';
import type { BulkAction, DocumentKind } from '@sumu/contract';
import { Download, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../ui/button';
import { Input } from '../../../../ui/field';
import { TextButton } from '../../../../ui/text-link';
import { adminWords } from '../../words';
import { actionLabels, type BulkChange, plainActionsOf, valueActionsOf } from './bulk-actions';
import { type SelectionStore, useSelected } from './selection-store';
import type { Progress } from './use-bulk';

const { bulk: words } = adminWords;

/** Reads the value of an action from the field; null if it is not valid. */
function toChange(action: BulkAction, text: string): BulkChange | null {
	const value = text.trim();
	if (!value) return null;
	switch (action) {
		case 'addTag':
		case 'removeTag':
			return { action, tag: value };
		case 'setCategory':
			return { action, category: value };
		case 'setPrice':
			return Number.isFinite(Number(value)) ? { action, price: Number(value) } : null;
		case 'changePrice':
			return Number.isFinite(Number(value)) ? { action, percent: Number(value) } : null;
		default:
			return null;
	}
}

/** Asks for the value of an action. */
function ValueForm({
	action,
	choices,
	onApply,
	onCancel,
}: {
	action: BulkAction;
	choices: readonly string[];
	onApply: (change: BulkChange) => void;
	onCancel: () => void;
}) {
	const [text, setText] = useState('');
	const label = words.values[action] ?? '';
	const isNumber = action === 'setPrice' || action === 'changePrice';
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const change = toChange(action, text);
		if (change) onApply(change);
	};
	return (
		<Box asChild display="flex" flexWrap="wrap" alignItems="center" gap="3" width="full">
			<form onSubmit={submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()}>
				<Input
					autoFocus
					aria-label={label}
					placeholder={label}
					inputMode={isNumber ? 'decimal' : undefined}
					list={choices.length > 0 ? 'bulk-choices' : undefined}
					value={text}
					onChange={({ target }) => setText(target.value)}
					flex="1 1 200px"
					color="ink"
				/>
				<datalist id="bulk-choices">
					{choices.map((choice) => (
						<option key={choice} value={choice} />
					))}
				</datalist>
				<Button type="submit" size="compact" variant="accent">
					{words.apply}
				</Button>
				<TextButton tone="current" color="inherit" onClick={onCancel}>
					{words.cancel}
				</TextButton>
			</form>
		</Box>
	);
}

const barButton = {
	size: 'compact',
	variant: 'outline',
	color: 'inherit',
	borderColor: 'currentColor',
} as const;

/** Actions for the selected rows; hidden if none is selected. */
export function BulkBar({
	selection,
	total,
	plural,
	kind,
	choices,
	busy,
	progress,
	onApply,
	onDelete,
	onExport,
}: {
	selection: SelectionStore;
	/** Number of rows that match, on all pages. */
	total: number;
	plural: string;
	/** Kind of the rows, if there are actions besides deletion. */
	kind: DocumentKind | undefined;
	/** Known values of an action, such as the categories. */
	choices: (action: BulkAction) => readonly string[];
	busy: boolean;
	progress: Progress | null;
	onApply: (change: BulkChange) => void;
	onDelete: () => void;
	onExport: (() => void) | undefined;
}) {
	const pageCount = useSelected(selection, (store) => store.count());
	const isPage = useSelected(selection, (store) => store.isPageSelected());
	const isEverything = useSelected(selection, (store) => store.isEverythingSelected());
	const [valueAction, setValueAction] = useState<BulkAction | null>(null);
	const [isChoosing, setChoosing] = useState(false);
	const count = isEverything ? total : pageCount;
	const valueActions = kind ? valueActionsOf(kind) : [];
	const apply = (change: BulkChange) => {
		setValueAction(null);
		if (!busy) onApply(change);
	};
	return (
		<Box role="status" position="sticky" bottom="4" zIndex="nav">
			{/* Always rendered: adding its styles when the first row is ticked would restyle the whole page. */}
			<Box
				hidden={count === 0 && !progress}
				display="flex"
				flexWrap="wrap"
				alignItems="center"
				columnGap="4"
				rowGap="2"
				marginTop="4"
				paddingInline="4"
				paddingBlock="2"
				bg="ink"
				color="canvas"
				borderRadius="control"
				boxShadow="pop"
				textStyle="small"
			>
				{progress ? (
					<Box display="flex" alignItems="center" gap="4" minHeight="compact" width="full">
						<Box asChild flex="1" accentColor="accent">
							<progress value={progress.done} max={Math.max(1, progress.total)} />
						</Box>
						<span>{words.progress(progress)}</span>
					</Box>
				) : (
					<>
						<span>{words.selected(count)}</span>
						{isPage && !isEverything && total > pageCount && (
							<TextButton tone="current" color="inherit" onClick={selection.selectEverything}>
								{words.selectAll(total, plural)}
							</TextButton>
						)}
						<TextButton tone="current" color="inherit" onClick={selection.clear}>
							{words.clear}
						</TextButton>
						{valueAction ? (
							<ValueForm
								key={valueAction}
								action={valueAction}
								choices={choices(valueAction)}
								onApply={apply}
								onCancel={() => setValueAction(null)}
							/>
						) : isChoosing ? (
							<Box
								display="flex"
								flexWrap="wrap"
								alignItems="center"
								gap="2"
								marginInlineStart="auto"
								onKeyDown={({ key }) => key === 'Escape' && setChoosing(false)}
							>
								{valueActions.map((action, index) => (
									<Button
										key={action}
										{...barButton}
										autoFocus={index === 0}
										onClick={() => {
											setChoosing(false);
											setValueAction(action);
										}}
									>
										{actionLabels[action]}
									</Button>
								))}
								<TextButton tone="current" color="inherit" onClick={() => setChoosing(false)}>
									{words.cancel}
								</TextButton>
							</Box>
						) : (
							<Box
								display="flex"
								flexWrap="wrap"
								alignItems="center"
								gap="2"
								marginInlineStart="auto"
							>
								{kind &&
									plainActionsOf(kind).map((action) => (
										<Button
											key={action}
											{...barButton}
											aria-disabled={busy}
											onClick={() => apply({ action })}
										>
											{actionLabels[action]}
										</Button>
									))}
								{valueActions.length > 0 && (
									<Button {...barButton} aria-disabled={busy} onClick={() => setChoosing(true)}>
										{words.more}
									</Button>
								)}
								{onExport && (
									<Button {...barButton} aria-disabled={busy} onClick={onExport}>
										<Download size={18} aria-hidden />
										{words.export}
									</Button>
								)}
								<Button
									size="compact"
									variant="accent"
									onClick={() => busy || onDelete()}
									aria-disabled={busy}
								>
									<Trash2 size={18} aria-hidden />
									{words.delete(count)}
								</Button>
							</Box>
						)}
					</>
				)}
			</Box>
		</Box>
	);
}
