#pragma once

#include <atomic>
#include <cstdlib>
#include <new>

// Replaces the allocation of the whole test program by one that counts: include it in one source file of it only.

namespace blattwerk::tests {

/// Allocations of this program so far.
inline std::atomic<long> allocations = 0;

} // namespace blattwerk::tests

void* operator new(std::size_t size) {
    ++blattwerk::tests::allocations;
    if (void* memory = std::malloc(size)) {
        return memory;
    }
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);
}
