/** The words of sanitized HTML; of its entities, only numeric ones are decoded. */
export const textOfHtml = (html: string): string =>
	html
		.replace(/<[^>]*>/g, ' ')
		.replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(Number(`0x${code}`)))
		.replace(/&\w+;/g, ' ')
		.replace(/\s+/g, ' ')
		.trim();
