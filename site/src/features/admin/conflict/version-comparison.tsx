import { Box } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { adminWords } from '../words';
import { DifferenceField } from './difference-field';
import {
	type ConflictChoice,
	type ConflictChoices,
	resolveChoice,
	type VersionDifference,
} from './version-conflict';

/** Two versions compared field by field, with a choice for each; shown in place of the form. */
export function Comparison({
	why,
	differences,
	onUse,
	other,
}: {
	/** Reason for the conflict. */
	why: string;
	differences: readonly VersionDifference[];
	onUse: (choices: ConflictChoices) => void;
	/** The other action and its label. */
	other: { readonly label: string; readonly act: () => void };
}) {
	const [choices, setChoices] = useState<ConflictChoices>({});
	const headingRef = useRef<HTMLHeadingElement>(null);
	useEffect(() => headingRef.current?.focus(), []);
	const createChoiceHandler = (name: string) => (choice: ConflictChoice) =>
		setChoices((now) => ({ ...now, [name]: choice }));
	return (
		<Box as="section" aria-labelledby="comparison" display="grid" gap="6" paddingBlock="6">
			<Box>
				<Box asChild textStyle="h4" outline="none">
					<h2 id="comparison" ref={headingRef} tabIndex={-1}>
						{why}
					</h2>
				</Box>
				<Box as="p" textStyle="ui" color="muted" maxWidth="measure">
					{differences.length > 0 ? adminWords.compare.help : adminWords.compare.same}
				</Box>
			</Box>
			{differences.map((difference) => (
				<DifferenceField
					key={difference.name}
					difference={difference}
					chosen={resolveChoice(difference, choices)}
					onChoose={createChoiceHandler(difference.name)}
				/>
			))}
			<Box display="flex" flexWrap="wrap" gap="3">
				<Button size="compact" onClick={() => onUse(choices)}>
					{adminWords.compare.use}
				</Button>
				<Button size="compact" variant="outline" onClick={other.act}>
					{other.label}
				</Button>
			</Box>
		</Box>
	);
}
