import { Box } from '@chakra-ui/react';
import { memo } from 'react';
import { Field, TextArea } from '../../../ui/field';
import { findUnknownPlaceholder, type ReplaceableText } from './replaceable-texts';

/** Returns the lines that a field needs on a phone, where about 32 characters fit. */
function countLines({ original, says }: ReplaceableText): number {
	const length = Math.max(original.length, says.length);
	return length > 64 ? 3 : length > 32 ? 2 : 1;
}

/** A text of the catalogue, with a field for its replacement. */
export const WordLine = memo(function WordLine({
	line,
	own,
	saved,
	language,
	onType,
}: {
	line: ReplaceableText;
	own: string;
	/** The saved replacement. */
	saved: string;
	language: string;
	onType: (key: string, text: string) => void;
}) {
	const unknownPlaceholder = findUnknownPlaceholder(line, own);
	return (
		<Box
			as="li"
			display="grid"
			gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
			columnGap="8"
			rowGap="3"
			alignItems="start"
			paddingBlock="4"
			borderBottomWidth="1px"
			borderColor="hairline"
		>
			<Box textStyle="ui" overflowWrap="anywhere">
				<p>{line.original}</p>
				{line.says !== line.original && (
					<Box as="p" lang={language} dir="auto" color="muted" marginTop="1">
						{line.says || '(nothing)'}
					</Box>
				)}
				{saved !== '' && saved !== own && (
					<Box as="p" color="muted" marginTop="1">
						Saved: <bdi lang={language}>{saved}</bdi>
					</Box>
				)}
			</Box>
			<Field
				label={line.form ? `Replacement (${line.form})` : 'Replacement'}
				error={unknownPlaceholder && `${unknownPlaceholder} isn’t available in this text`}
			>
				{(control) => (
					<TextArea
						{...control}
						lang={language}
						dir="auto"
						rows={countLines(line)}
						aria-label={`Replacement for “${line.original}”${line.form ? ` (${line.form})` : ''}`}
						value={own}
						placeholder={line.says}
						maxLength={10_000}
						onChange={(event) => onType(line.key, event.target.value)}
					/>
				)}
			</Field>
		</Box>
	);
});
