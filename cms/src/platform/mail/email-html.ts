import { oneLine } from '@sumu/contract';
import { type ColourName, type ColourThemes, threadsOf } from '@sumu/contract/brand';
import { directionOf } from '@sumu/contract/words';
import type { EmailMessage } from './email-message';

const borderGrid = { across: 72, down: 5, repeat: 12 } as const;
const CELL_HEIGHT_PX = 6;

/** Returns the colour of a cell in a lozenge by Manhattan distance, as on the site's borders. */
function colourAt(x: number, y: number, stitches: readonly string[]) {
	const middle = borderGrid.repeat / 2 - 0.5;
	const distance = Math.floor(Math.abs((x % borderGrid.repeat) - middle)) + Math.abs(y - 2);
	return stitches[Math.min(distance, stitches.length - 1)];
}

/** Renders the border above a letter as table cells, which every e-mail client can display. */
export function renderBorder(stitches: readonly string[]): string {
	const cell = (x: number, y: number) =>
		`<td height="${CELL_HEIGHT_PX}" bgcolor="${colourAt(x, y, stitches)}"></td>`;
	const row = (y: number) =>
		`<tr>${Array.from({ length: borderGrid.across }, (_, x) => cell(x, y)).join('')}</tr>`;
	return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" aria-hidden="true" style="table-layout:fixed;font-size:0;line-height:0">${Array.from({ length: borderGrid.down }, (_, y) => row(y)).join('')}</table>`;
}

/** The site's colours that e-mails use. */
type MailColours = Readonly<Record<Extract<ColourName, Used>, string>>;
type Used = 'canvas' | 'raised' | 'ink' | 'muted' | 'hairline' | 'accent' | 'onAccent';

/** Colours of the border above a letter, from the middle of a lozenge outwards. The last one is the background. */
function stitchesOf(themes: ColourThemes): readonly string[] {
	const { gold, accent, canvas, green } = themes.light;
	return [gold, accent, canvas, green, threadsOf(themes).line, green];
}

const htmlEntities: Record<string, string> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => htmlEntities[sign] ?? sign);
const toHtmlLines = (text: string) => escapeHtml(text).replace(/\r?\n/g, '<br>');

const displayFont = "'Helvetica Neue',Helvetica,Arial,sans-serif";
const bodyFont = "Georgia,'Times New Roman',serif";
/** Breaks long words and addresses; each e-mail client supports at least one of the three properties. */
const longWordStyle = 'word-wrap:break-word;overflow-wrap:anywhere;word-break:break-word';

const scriptsWithoutTallMarks = /^[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}]*$/u;

/** Styles a heading: other scripts join their letters or put marks above them, so they need more space. */
const styleHeading = (text: string, sizePx: number, lineHeight: number) =>
	scriptsWithoutTallMarks.test(text)
		? `font:600 ${sizePx}px/${lineHeight} ${displayFont};letter-spacing:-0.02em`
		: `font:600 ${sizePx}px/1.4 ${displayFont}`;

/** E-mail clients with dark mode override the inline colours through these classes. */
const styleIn = (dark: MailColours) => `@media (prefers-color-scheme:dark){
.canvas{background:${dark.canvas}!important}.box{background:${dark.raised}!important;border-color:${dark.hairline}!important}
.ink{color:${dark.ink}!important}.muted{color:${dark.muted}!important}
.button{background:${dark.accent}!important;color:${dark.onAccent}!important}
.rule{border-color:${dark.hairline}!important}}`;

/** Side on which lines start. */
type Side = 'left' | 'right';

const renderParagraph = (light: MailColours) => (text: string) =>
	`<p class="ink" style="margin:0 0 18px;font:400 18px/1.55 ${bodyFont};color:${light.ink}">${toHtmlLines(text)}</p>`;

const renderQuotation = (light: MailColours, text: string, side: Side) =>
	`<blockquote class="ink rule" style="margin:0 0 18px;padding-${side}:16px;border-${side}:3px solid ${light.hairline};font:400 18px/1.55 ${bodyFont};color:${light.ink}">${toHtmlLines(text)}</blockquote>`;

const renderFact =
	(light: MailColours, start: Side) =>
	([name, value]: readonly [string, string]) =>
		`<tr><td class="muted rule" width="36%" style="padding:8px ${start === 'left' ? '16px 8px 0' : '0 8px 16px'};border-top:1px solid ${light.hairline};font:400 15px/1.4 ${displayFont};color:${light.muted};vertical-align:top;${longWordStyle}">${escapeHtml(name)}</td><td class="ink rule" style="padding:8px 0;border-top:1px solid ${light.hairline};font:500 15px/1.4 ${displayFont};color:${light.ink};vertical-align:top;${longWordStyle}">${escapeHtml(oneLine(value))}</td></tr>`;

const renderFactsTable = (
	light: MailColours,
	facts: NonNullable<EmailMessage['facts']>,
	start: Side,
) =>
	`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px;table-layout:fixed">${facts.map(renderFact(light, start)).join('')}</table>`;

const renderButton = (light: MailColours, { label, url }: NonNullable<EmailMessage['action']>) =>
	`<p style="margin:28px 0 10px"><a class="button" href="${escapeHtml(url)}" style="display:inline-block;padding:16px 28px;border-radius:2px;background:${light.accent};color:${light.onAccent};font:500 16px/1.3 ${displayFont};text-decoration:none">${escapeHtml(label)}</a></p>`;

const renderSecondaryLink = (
	light: MailColours,
	{ label, url }: NonNullable<EmailMessage['secondary']>,
) =>
	`<p style="margin:18px 0 0"><a class="muted" href="${escapeHtml(url)}" style="font:400 15px/1.5 ${displayFont};color:${light.muted}">${escapeHtml(label)}</a></p>`;

const renderNote = (light: MailColours, text: string) =>
	`<p class="muted" style="margin:22px 0 0;font:400 15px/1.5 ${displayFont};color:${light.muted}">${toHtmlLines(text)}</p>`;

/** Returns the logo, or the name without one. */
const renderHeading = (name: string, logo: string | null) =>
	logo
		? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="36" style="display:block;height:36px;max-width:100%;border:0">`
		: escapeHtml(name);

/** Site that sends the e-mail, with its name, logo and colours. */
export interface MailSender {
	readonly name: string;
	readonly url: string;
	/** Address of the logo; null without one. */
	readonly logo: string | null;
	readonly themes: ColourThemes;
	readonly hasBorder: boolean;
}

/** Renders an e-mail as HTML in the site's design, below the owner's name. */
export function asHtml(
	letter: EmailMessage,
	{ name, url, logo, themes, hasBorder }: MailSender,
): string {
	const { light, dark } = themes;
	const { subject, language, paragraphs, body, facts, action, secondary, note } = letter;
	const direction = directionOf(language);
	const start = direction === 'rtl' ? 'right' : 'left';
	return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${styleIn(dark)}</style></head>
<body class="canvas" style="margin:0;padding:0;background:${light.canvas}">
<table class="canvas" role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${light.canvas};table-layout:fixed"><tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;table-layout:fixed">
<tr><td style="padding:0 0 20px;${longWordStyle}"><a class="ink" href="${escapeHtml(url)}" style="${styleHeading(name, 22, 1)};color:${light.ink};text-decoration:none">${renderHeading(name, logo)}</a></td></tr>
${hasBorder ? `<tr><td>${renderBorder(stitchesOf(themes))}</td></tr>` : ''}
<tr><td class="box" style="padding:36px 32px 40px;background:${light.raised};border:1px solid ${light.hairline};${hasBorder ? 'border-top:0;' : ''}${longWordStyle}">
<h1 class="ink" style="margin:0 0 24px;${styleHeading(subject, 28, 1.1)};color:${light.ink}">${escapeHtml(subject)}</h1>
${paragraphs.map(renderParagraph(light)).join('\n')}
${body ? `<div class="ink" style="font:400 18px/1.55 ${bodyFont};color:${light.ink}">${body.html}</div>` : ''}
${facts ? renderFactsTable(light, facts, start) : ''}
${letter.quotation ? renderQuotation(light, letter.quotation, start) : ''}
${action ? renderButton(light, action) : ''}
${secondary ? renderSecondaryLink(light, secondary) : ''}
${note ? renderNote(light, note) : ''}
</td></tr></table></td></tr></table></body></html>`;
}
