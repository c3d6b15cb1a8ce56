import { Box } from '@chakra-ui/react';
import type { PictureUsage } from '@sumu/contract';
import { type ReactNode, useId } from 'react';
import { entryPaths, sumuPaths } from '../../../config/sumu-paths';
import { TextLink } from '../../../ui/text-link';
import { libraryWords } from './words';

export function Line({
	label,
	help,
	children,
}: {
	label: string;
	help?: string;
	children: (id: string) => ReactNode;
}) {
	const id = useId();
	return (
		<Box display="grid" gap="1">
			<Box as="label" {...{ htmlFor: id }} textStyle="label">
				{label}
			</Box>
			{children(id)}
			{help && (
				<Box as="p" textStyle="small" color="muted">
					{help}
				</Box>
			)}
		</Box>
	);
}

/** Returns the address of the form that edits a usage; null for an account. */
function addressOf({ kind, _id }: PictureUsage): string | null {
	if (kind === 'user') return null;
	return kind === 'site' ? sumuPaths.settings.at() : entryPaths[kind].edit.at(_id);
}

export function Usages({ usedBy }: { usedBy: readonly PictureUsage[] }) {
	return (
		<Box as="section" display="grid" gap="1">
			<Box as="h3" textStyle="label">
				{libraryWords.usedBy}
			</Box>
			{usedBy.length === 0 ? (
				<Box as="p" textStyle="small" color="muted">
					{libraryWords.unusedPicture}
				</Box>
			) : (
				<Box as="ul" display="grid" gap="1" textStyle="small">
					{usedBy.map((usage) => {
						const to = addressOf(usage);
						const name = [libraryWords.kinds[usage.kind], usage.title].filter(Boolean).join(': ');
						return (
							<Box as="li" key={`${usage.kind} ${usage._id} ${usage.field}`} dir="auto">
								{to ? <TextLink to={to}>{name}</TextLink> : name}{' '}
								<Box as="span" color="muted">
									{libraryWords.places[usage.field]}
								</Box>
							</Box>
						);
					})}
				</Box>
			)}
		</Box>
	);
}
