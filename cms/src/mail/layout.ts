export interface Letter {
	subject: string;
	/** One paragraph each, plain text. */
	paragraphs: readonly string[];
	/** The one thing to do. */
	action?: { label: string; url: string };
	/** Small print below. */
	note?: string;
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const paragraph = (text: string) =>
	`<p style="margin:0 0 16px;font-size:16px;line-height:1.5">${escaped(text)}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
	`<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;background:#1f2d3d;color:#ffffff;text-decoration:none;font-size:16px">${escaped(label)}</a></p>`;

const small = (text: string) =>
	`<p style="margin:24px 0 0;font-size:13px;line-height:1.5;color:#5b6470">${escaped(text)}</p>`;

export const asHtml = ({ subject, paragraphs, action, note }: Letter) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#1f2d3d;font-family:Georgia,serif">
<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff">
<h1 style="margin:0 0 24px;font-size:22px">${escaped(subject)}</h1>
${paragraphs.map(paragraph).join('\n')}
${action ? button(action) : ''}
${note ? small(note) : ''}
</div></body></html>`;

export const asText = ({ paragraphs, action, note }: Letter) =>
	[...paragraphs, action ? `${action.label}: ${action.url}` : '', note ?? '']
		.filter(Boolean)
		.join('\n\n');
