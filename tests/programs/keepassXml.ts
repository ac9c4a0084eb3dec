const identifier = (number: number) => Buffer.alloc(16, number + 1).toString('base64');

/** Returns a KeePass 2 XML export with an entry for each URI. The entries are called `entry-0`, `entry-1` and so on. */
export function keepassXml(uris: readonly string[]): string {
  const entries = uris.map(
    (uri, index) =>
      `<Entry><UUID>${identifier(index + 1)}</UUID>` +
      `<String><Key>Title</Key><Value>entry-${index}</Value></String>` +
      `<String><Key>otp</Key><Value>${uri.replaceAll('&', '&amp;')}</Value></String></Entry>`,
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?><KeePassFile><Meta/><Root><Group>' +
    `<UUID>${identifier(0)}</UUID><Name>Root</Name>${entries.join('')}</Group></Root></KeePassFile>`
  );
}
