import '@resonanz/tokens/styles';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { LanguageProvider } from '@resonanz/i18n/react';
import { RangeFields } from '../RangeFields/RangeFields.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSection } from './FilterSection.tsx';

function Demo({ onApply, onReset }: { onApply: () => void; onReset: () => void }) {
  const [value, setValue] = useState<{ min: number | null; max: number | null }>({ min: null, max: null });
  return (
    <LanguageProvider language="de">
      {/* As high as beside a list, where the buttons stay in their place when a message comes. */}
      <div style={{ display: 'grid', blockSize: '800px' }}>
        <FilterPanel activeCount={0} onApply={onApply} onReset={onReset} isOpen onOpenChange={() => {}}>
          <FilterSection title="Follower">
            <RangeFields label="Follower" value={value} onChange={setValue} />
          </FilterSection>
        </FilterPanel>
      </div>
    </LanguageProvider>
  );
}

test.each([1440, 390])(
  'filters are not applied while a text is invalid; the field has the focus, and resetting empties it (%i px)',
  async (width) => {
    await page.viewport(width, 900);
    const onApply = vi.fn<() => void>();
    const onReset = vi.fn<() => void>();
    await render(<Demo onApply={onApply} onReset={onReset} />);
    const from = page.getByRole('textbox', { name: 'Follower ab' });
    await from.fill('viele');
    await page.getByRole('button', { name: 'Anwenden' }).click();
    await expect.element(from).toHaveFocus();
    await expect.element(from).toHaveAccessibleDescription(/Keine Zahl/);
    expect(onApply).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    expect(onReset).toHaveBeenCalledOnce();
    await expect.element(from).toHaveValue('');
    await from.fill('200k');
    await page.getByRole('button', { name: 'Anwenden' }).click();
    expect(onApply).toHaveBeenCalledOnce();
  },
);
