import { Box } from '@chakra-ui/react';
import { type DemoContent, entryKinds } from '@sumu/contract';
import { TextButton } from '../../../ui/text-link';
import { entryRoutes } from '../entry-routes';
import { settingLabel } from '../settings/history-adapter';
import { TickBox } from '../ui/tick-box';

interface DemoItem {
	readonly id: string;
	readonly name: string;
}
export interface DemoGroup {
	readonly title: string;
	readonly items: readonly DemoItem[];
}

/** Remaining demo content by kind, with the settings last. */
export const groupDemoContent = ({ entries, settings }: DemoContent): readonly DemoGroup[] =>
	[
		...entryKinds.map((kind) => ({
			title: entryRoutes[kind].title,
			items: entries
				.filter((entry) => entry.kind === kind)
				.map(({ _id: id, name }) => ({ id, name })),
		})),
		{
			title: 'Texts and pictures in the settings',
			items: settings.map((id) => ({ id, name: settingLabel(id) })),
		},
	].filter(({ items }) => items.length > 0);

type KeptIds = ReadonlySet<string>;

/** One kind of demo content, with a checkbox to keep each item. */
export function KeepList({
	title,
	items,
	kept,
	onChange,
}: DemoGroup & { kept: KeptIds; onChange: (kept: KeptIds) => void }) {
	const itemIds = items.map(({ id }) => id);
	const isAll = itemIds.every((id) => kept.has(id));
	const updateKeptIds = (changedIds: readonly string[], keep: boolean) => {
		const next = new Set(kept);
		for (const id of changedIds) keep ? next.add(id) : next.delete(id);
		onChange(next);
	};
	return (
		<Box as="fieldset" marginTop="6">
			<Box
				as="legend"
				display="flex"
				alignItems="center"
				justifyContent="space-between"
				gap="4"
				width="full"
				textStyle="label"
			>
				{title}
				<TextButton
					textStyle="small"
					aria-label={isAll ? `Untick all: ${title}` : `Tick all: ${title}`}
					onClick={() => updateKeptIds(itemIds, !isAll)}
				>
					{isAll ? 'Untick all' : 'Tick all'}
				</TextButton>
			</Box>
			<Box
				as="ul"
				display="grid"
				gridTemplateColumns="repeat(auto-fill, minmax(min(260px, 100%), 1fr))"
				columnGap="6"
				marginTop="2"
			>
				{items.map(({ id, name }) => (
					<Box asChild key={id} display="flex">
						<li>
							<Box
								asChild
								display="flex"
								alignItems="center"
								gap="3"
								minHeight="compact"
								minWidth="0"
								textStyle="small"
								cursor="pointer"
							>
								<label>
									<TickBox
										checked={kept.has(id)}
										onChange={({ target }) => updateKeptIds([id], target.checked)}
									/>
									<Box as="span" minWidth="0" overflowWrap="anywhere">
										{name}
									</Box>
								</label>
							</Box>
						</li>
					</Box>
				))}
			</Box>
		</Box>
	);
}
