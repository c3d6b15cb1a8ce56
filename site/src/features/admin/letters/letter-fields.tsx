import { Box } from '@chakra-ui/react';
import { type Letter, maxLengths } from '@sumu/contract';
import { useQuery } from '@tanstack/react-query';
import { useRole } from '../../../lib/auth';
import { useSite } from '../../../lib/site/use-site';
import { Field, Input, TextArea } from '../../../ui/field';
import { localTime, momentOf } from '../state/zoned-time';
import { HelpedField } from '../ui/helped-field';
import { Select } from '../ui/select';
import { type LetterChanges, postChoicesQuery } from './api';
import { letterWords } from './words';

/** Fields of a letter that is not sent yet. Editors write no text: they send posts. */
export function LetterFields({
	letter,
	changes,
	onChange,
}: {
	letter: Letter;
	changes: LetterChanges;
	onChange: (changes: LetterChanges) => void;
}) {
	const { timeZone } = useSite();
	const isAdmin = useRole() === 'admin';
	const { data: posts = [] } = useQuery(postChoicesQuery());
	const blogId = changes.blogId === undefined ? (letter.post?._id ?? '') : (changes.blogId ?? '');
	const sendAt = changes.sendAt === undefined ? letter.sendAt : changes.sendAt;
	const isListed = blogId === '' || posts.some(({ _id }) => _id === blogId);
	return (
		<>
			<HelpedField label={letterWords.subject} help={letterWords.subjectHint}>
				{(control) => (
					<Input
						{...control}
						dir="auto"
						maxLength={maxLengths.line}
						value={changes.subject ?? letter.subject}
						onChange={({ target }) => onChange({ subject: target.value })}
					/>
				)}
			</HelpedField>
			<Field label={letterWords.post}>
				{(control) => (
					<Select
						{...control}
						value={blogId}
						onChange={({ target }) => onChange({ blogId: target.value || null })}
					>
						<option value="">{letterWords.noPost}</option>
						{!isListed && letter.post && <option value={blogId}>{letter.post.title}</option>}
						{posts.map(({ _id, topic }) => (
							<option key={_id} value={_id}>
								{topic}
							</option>
						))}
					</Select>
				)}
			</Field>
			{isAdmin && (
				<HelpedField label={letterWords.text} help={letterWords.textHint}>
					{(control) => (
						<TextArea
							{...control}
							rows={10}
							dir="auto"
							maxLength={maxLengths.article}
							value={changes.text ?? letter.text}
							onChange={({ target }) => onChange({ text: target.value })}
						/>
					)}
				</HelpedField>
			)}
			<Box
				display="grid"
				gap="4"
				gridTemplateColumns="repeat(auto-fit, minmax(min(230px, 100%), 1fr))"
			>
				<Field label={letterWords.tag}>
					{(control) => (
						<Input
							{...control}
							maxLength={maxLengths.name}
							value={(changes.tag === undefined ? letter.tag : changes.tag) ?? ''}
							onChange={({ target }) => onChange({ tag: target.value || null })}
						/>
					)}
				</Field>
				<HelpedField label={letterWords.sendAt(timeZone)} help={letterWords.sendAtHint}>
					{(control) => (
						<Input
							{...control}
							type="datetime-local"
							value={sendAt ? localTime(sendAt, timeZone) : ''}
							onChange={({ target }) =>
								onChange({ sendAt: target.value ? momentOf(target.value, timeZone) : null })
							}
						/>
					)}
				</HelpedField>
			</Box>
		</>
	);
}
