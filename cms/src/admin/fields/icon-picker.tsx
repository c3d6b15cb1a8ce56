import { Field, Flex, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { teaserIcons } from '@sumu/contract';
import { styled } from 'styled-components';
import type { CustomInputProps } from './custom-fields';
import { teaserIconSvgs } from './icons';

const Choices = styled.fieldset`
	border: 0;
	margin: 0;
	padding: 0;
	legend {
		padding: 0;
	}
	> div {
		display: grid;
		grid-template-columns: repeat(auto-fill, minmax(8.8rem, 1fr));
		gap: 0.8rem;
		padding-top: 0.4rem;
	}
`;

const Choice = styled.label`
	position: relative;
	display: grid;
	justify-items: center;
	gap: 0.4rem;
	padding: 1.2rem 0.4rem 0.8rem;
	border: 1px solid ${({ theme }) => theme.colors.neutral200};
	border-radius: ${({ theme }) => theme.borderRadius};
	color: ${({ theme }) => theme.colors.neutral800};
	cursor: pointer;
	input {
		position: absolute;
		inset: 0;
		opacity: 0;
		cursor: inherit;
	}
	svg {
		width: 2.8rem;
		height: 2.8rem;
		stroke-width: 1.6;
	}
	&:has(:checked) {
		border-color: ${({ theme }) => theme.colors.primary600};
		background: ${({ theme }) => theme.colors.primary100};
		color: ${({ theme }) => theme.colors.primary700};
	}
	&:has(:focus-visible) {
		outline: 2px solid ${({ theme }) => theme.colors.primary600};
		outline-offset: 2px;
	}
	&:has(:disabled) {
		cursor: not-allowed;
		background: ${({ theme }) => theme.colors.neutral150};
	}
`;

const wordOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Input that shows the site's icons as pictures to choose from. */
export default function IconPicker({ name, label, hint, required, disabled }: CustomInputProps) {
	const { value, error, onChange } = useField<string | null>(name);
	return (
		<Field.Root name={name} error={error} hint={hint} required={required}>
			<Choices disabled={disabled}>
				<legend>
					<Typography variant="pi" fontWeight="bold" textColor="neutral800">
						{label}
						{required && (
							<Typography textColor="danger600" aria-hidden>
								*
							</Typography>
						)}
					</Typography>
				</legend>
				<div>
					{teaserIcons.map((icon) => (
						<Choice key={icon}>
							<input
								type="radio"
								name={name}
								value={icon}
								checked={value === icon}
								onChange={() => onChange(name, icon)}
							/>
							<Flex
								aria-hidden
								// biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of a library
								dangerouslySetInnerHTML={{ __html: teaserIconSvgs[icon] }}
							/>
							<Typography variant="pi" textColor="currentcolor">
								{wordOf(icon)}
							</Typography>
						</Choice>
					))}
				</div>
			</Choices>
			<Field.Hint />
			<Field.Error />
		</Field.Root>
	);
}
